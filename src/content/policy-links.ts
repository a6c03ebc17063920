/** The policies that most people look for. The others follow in alphabetical order. */
const FIRST = ['terms-conditions', 'return-policy', 'delivery-policy', 'rental-policy']
/** Documents with their own addresses, outside the policies. */
const APART = ['privacy', 'terms']
/** Labels that differ from the words of the slug. */
const LABELS: Readonly<Record<string, string>> = { 'terms-conditions': 'Terms & Conditions' }

// Inside Object.keys, Vite only keeps the names of a glob, so pages do not contain the code that loads the files.
const files = Object.keys(import.meta.glob(['./policies/*.ts', '!./policies/*.test.ts'])).map((file) =>
  file.slice('./policies/'.length, -'.ts'.length),
)
const policies = [...FIRST, ...files.filter((slug) => !FIRST.includes(slug) && !APART.includes(slug))]

/** The text of a link to a document. */
export const documentLabel = (slug: string): string =>
  LABELS[slug] ?? slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The policy pages as the footer lists them; the slug is the last part of their path. */
export const policyLinks: readonly { slug: string; label: string }[] = policies.map((slug) => ({
  slug,
  label: documentLabel(slug),
}))

/** Every document of the footer: the policies, the privacy page and the terms. */
export const documentSlugs: readonly string[] = [...policies, ...APART]
