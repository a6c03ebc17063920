/** The policies that most people ask for. The others come after them, by the alphabet. */
const FIRST = ['terms-conditions', 'return-policy', 'delivery-policy', 'rental-policy']
/** Documents with their own addresses, outside the policies. */
const APART = ['privacy', 'terms']
/** Where a label is more than the words of the slug. */
const LABELS: Readonly<Record<string, string>> = { 'terms-conditions': 'Terms & Conditions' }

// Vite keeps nothing but the names of a glob inside Object.keys: what loads the files is not needed on every page.
const files = Object.keys(import.meta.glob(['./policies/*.ts', '!./policies/*.test.ts'])).map((file) =>
  file.slice('./policies/'.length, -'.ts'.length),
)
const policies = [...FIRST, ...files.filter((slug) => !FIRST.includes(slug) && !APART.includes(slug))]

/** What a link to a document says. */
export const documentLabel = (slug: string): string =>
  LABELS[slug] ?? slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The policy pages as the footer lists them; the slug is the last part of their path. */
export const policyLinks: readonly { slug: string; label: string }[] = policies.map((slug) => ({
  slug,
  label: documentLabel(slug),
}))

/** Every document of the footer: the policies, the privacy page and the terms. */
export const documentSlugs: readonly string[] = [...policies, ...APART]
