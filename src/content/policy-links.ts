/** The policy pages in the order the footer lists them; the slug is the last part of their path. */
export const policyLinks = [
  { slug: 'terms-conditions', label: 'Terms & Conditions' },
  { slug: 'return-policy', label: 'Return Policy' },
  { slug: 'delivery-policy', label: 'Delivery Policy' },
  { slug: 'rental-policy', label: 'Rental Policy' },
  { slug: 'ethics-policy', label: 'Ethics Policy' },
  { slug: 'storage-policy', label: 'Storage Policy' },
  { slug: 'publishing-policy', label: 'Publishing Policy' },
  { slug: 'feedback-policy', label: 'Feedback Policy' },
  { slug: 'corrections-policy', label: 'Corrections Policy' },
  { slug: 'diversity-policy', label: 'Diversity Policy' },
  { slug: 'staffing-report', label: 'Staffing Report' },
] as const

export type PolicySlug = (typeof policyLinks)[number]['slug']

/** Every document of the footer: the policies, the privacy page and the terms. */
export const documentSlugs: readonly DocumentSlug[] = [...policyLinks.map(({ slug }) => slug), 'privacy', 'terms']

export type DocumentSlug = PolicySlug | 'privacy' | 'terms'
