import type { PolicyDocument } from './schema/policy.ts'

/**
 * The documents of `policies/`, one chunk each. A file there is enough for a new document: its page, its links and its
 * place in the sitemap follow.
 */
const files = import.meta.glob<PolicyDocument>(['./policies/*.ts', '!./policies/*.test.ts'], { import: 'policy' })

/** Loads a policy, the privacy page or the terms. Rejects when no file has this slug. */
export async function loadPolicy(slug: string): Promise<PolicyDocument> {
  const load = files[`./policies/${slug}.ts`]
  if (!load) throw new Error(`No policy file for ${slug}`)
  return load()
}
