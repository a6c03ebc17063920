import type { DocumentSlug } from './policy-links.ts'
import type { PolicyDocument } from './schema/policy.ts'

/** The documents of `policies/`, one chunk each. A new policy is its file there and its line in `policy-links.ts`. */
const files = import.meta.glob<PolicyDocument>(['./policies/*.ts', '!./policies/*.test.ts'], { import: 'policy' })

/** Loads a policy, the privacy page or the terms. Rejects when there is no file for the slug. */
export async function loadPolicy(slug: DocumentSlug): Promise<PolicyDocument> {
  const load = files[`./policies/${slug}.ts`]
  if (!load) throw new Error(`No policy file for ${slug}`)
  return load()
}
