import { describe, expect, it } from 'vitest'
import { dealer } from '../dealer.ts'
import { loadPolicy } from '../policy-documents.ts'
import { type DocumentSlug, policyLinks } from '../policy-links.ts'
import { type PolicyBlock, type PolicyDocument, policyDocumentSchema } from '../schema/policy.ts'

const slugs: DocumentSlug[] = [...policyLinks.map((link) => link.slug), 'privacy', 'terms']
const documents = new Map<string, PolicyDocument>()
for (const slug of slugs) documents.set(slug, await loadPolicy(slug))

/** The words of a block as a reader meets them, row by row. */
function linesOf(block: PolicyBlock): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('facts' in block) return block.facts.map(({ term, detail }) => `${term}: ${detail}`)
  if ('table' in block)
    return [block.table.caption, ...[block.table.columns, ...block.table.rows].map((row) => row.join(' | '))]
  if ('chart' in block) return block.chart.bars.map(({ label, value }) => `${label}: ${value}`)
  return [block.note]
}
const linesIn = (document: PolicyDocument | undefined): string[] =>
  document?.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(linesOf)]) ?? []

describe('every policy', () => {
  it.each(slugs)('%s follows the schema and is a whole document', (slug) => {
    const document = policyDocumentSchema.parse(documents.get(slug))
    expect(document.slug).toBe(slug)
    expect(new Set(document.sections.map((section) => section.id)).size).toBe(document.sections.length)
    const words = linesIn(document).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(250)
    expect(words).toBeLessThan(1200)
  })

  it.each(slugs)('%s refers only to policies that exist, and not to itself', (slug) => {
    const related = documents.get(slug)?.related ?? []
    expect(related.filter((other) => other === slug || !documents.has(other))).toEqual([])
  })

  it.each(slugs)('%s is introduced to search engines by its own words and a call', (slug) => {
    const meta = documents.get(slug)?.meta
    expect(meta?.description.endsWith(` Call ${dealer.phone.label}.`)).toBe(true)
    expect([...documents.values()].filter((other) => other.meta.description === meta?.description)).toHaveLength(1)
  })

  it('has a file and a link, under the title the footer uses', async () => {
    const files = Object.keys(import.meta.glob(['./*.ts', '!./*.test.ts'])).map((file) => file.slice(2, -3))
    expect(files.toSorted()).toEqual(slugs.toSorted())
    for (const { slug, label } of policyLinks) expect(documents.get(slug)?.hero.title).toBe(label)
    await expect(loadPolicy('cookie-policy' as DocumentSlug)).rejects.toThrow('cookie-policy')
  })

  it('took effect on January 23, 2025; the staffing report covers 2024 instead', () => {
    for (const { slug, dated } of documents.values())
      expect(dated, slug).toEqual(
        slug === 'staffing-report'
          ? { kind: 'period', label: 'January 1 to December 31, 2024', from: '2024-01-01', to: '2024-12-31' }
          : { kind: 'effective', label: 'January 23, 2025', from: '2025-01-23' },
      )
  })
})

/** Left the policy, right a piece of one line of it; the order is that of the specification. */
const figures: [slug: DocumentSlug, words: string][] = [
  ['return-policy', 'New cart | 7 days | Under 10 miles driven | 15%'],
  ['return-policy', 'Used cart | 3 days | Not sold as-is | 20%'],
  ['return-policy', 'no returns on as-is sales'],
  ['return-policy', 'Parts | 30 days | As you received them | 10%'],
  ['return-policy', 'report it within 48 hours'],
  ['return-policy', 'within 10 business days'],
  ['return-policy', 'another 3–5 business days'],
  ['return-policy', 'subject to a lien after 30 days'],

  [
    'delivery-policy',
    'the county’s municipalities (39), and within 20 miles of one of our stores and 15 miles of another',
  ],
  ['delivery-policy', 'sales of $5,000 and more'],
  ['delivery-policy', 'delivery costs $6 per mile'],
  ['delivery-policy', 'Cart in stock | 2–5 business days'],
  ['delivery-policy', 'Custom order | 2–4 weeks'],
  ['delivery-policy', 'Same-day delivery needs an order before 2:00 PM and carries a $50 rush fee'],
  ['delivery-policy', 'White glove delivery | $150'],
  ['delivery-policy', 'Cancellation on the day of delivery | $75'],
  ['delivery-policy', 'Missed appointment | $100'],
  ['delivery-policy', 'delivery window of 2 hours'],
  ['delivery-policy', 'access path at least 8 feet wide'],
  ['delivery-policy', 'clearance of 10 feet'],
  ['delivery-policy', 'Mon–Sat: 8AM–6PM'],
  ['delivery-policy', 'Sun: 10AM–4PM'],
  ['delivery-policy', 'applies beyond 10 miles'],

  ['rental-policy', 'at least 18 years old'],
  ['rental-policy', '4-seater | $245 | $685 | $1,050 | $2,800'],
  ['rental-policy', '6-seater | $295 | $735 | $1,400 | $3,500'],
  ['rental-policy', 'Utility | $245 | $685 | $1,050 | $2,800'],
  ['rental-policy', '4-seater | $500'],
  ['rental-policy', '6-seater | $750'],
  ['rental-policy', 'Utility | $600'],
  ['rental-policy', 'refunded within 3–5 business days'],
  ['rental-policy', 'minimum rental is 24 hours, the maximum 30 days'],
  ['rental-policy', '24-hour increments'],
  ['rental-policy', 'Early returns are not refunded'],
  ['rental-policy', 'Late return | $25 per hour'],
  ['rental-policy', 'Additional driver | $25 each, at most 2'],
  ['rental-policy', 'Injury, per person: $100,000'],
  ['rental-policy', 'Injury, per accident: $300,000'],
  ['rental-policy', 'Property damage: $50,000'],
  ['rental-policy', 'Minor damage, administration | $75'],
  ['rental-policy', 'Cleaning, by how much there is to do | $50–150'],
  ['rental-policy', 'Returned uncharged | $35'],
  ['rental-policy', 'Smoke odor | $200'],
  ['rental-policy', 'Pet hair | $75'],
  ['rental-policy', 'Up to 24 hours before | In full, free of charge'],
  ['rental-policy', 'Within 24 hours | 50%'],
  ['rental-policy', 'No-show | None'],
  ['rental-policy', '$6 per mile beyond 10 miles'],

  ['storage-policy', 'Climate-controlled at 50–75°F, 24/7 monitoring, an individual bay | $125/month'],
  ['storage-policy', 'outdoors | $75/month'],
  ['storage-policy', 'Winter | October 15 to April 15, 6 months | $650 (saves $100) | $400 (saves $50)'],
  ['storage-policy', 'Summer | May 1 to September 30, 5 months | $575 (saves $50) | $350 (saves $25)'],
  ['storage-policy', 'Storage maintenance package: $50/month'],
  ['storage-policy', 'Pre-season preparation: $150'],
  ['storage-policy', 'more than 10 days late carries a late fee of $25'],
  ['storage-policy', '30 days | Written notice'],
  ['storage-policy', '60 days | Phone call and final notice'],
  ['storage-policy', '90 days | The lien process begins'],
  ['storage-policy', '120 days | The cart may be sold'],
  ['storage-policy', '30-day written notice. The cart has to be retrieved within 30 days'],
  ['storage-policy', 'no refunds on seasonal packages'],
  ['storage-policy', 'Mon–Fri: 8AM–5PM'],
  ['storage-policy', 'Sat: 8AM–3PM'],
  ['storage-policy', 'Sun: by appointment, 24-hour notice preferred'],
  ['storage-policy', 'valid ID'],
  ['storage-policy', 'cash, check or credit card, and automatic billing is available'],
  ['storage-policy', 'a full tank, or charged batteries'],
  ['storage-policy', 'emergency contact'],
  ['storage-policy', 'personal valuables'],
  ['storage-policy', 'flammables'],
  ['storage-policy', 'food and drink'],
  ['storage-policy', 'weapons or illegal substances'],

  ['publishing-policy', 'New products | Published within 48 hours'],
  ['publishing-policy', 'All content | Reviewed quarterly'],
  ['corrections-policy', 'Critical | Safety information, a wrong phone number | 2 hours'],
  ['corrections-policy', 'Important | Prices, fees, hours, availability | 24 hours'],
  ['corrections-policy', 'Minor | Spelling, layout, a broken link | 48 hours'],
  ['corrections-policy', 'Complex | Anything that needs the maker or several departments | 72 hours'],
  ['feedback-policy', 'Urgent | Safety, a stranded rental, an accident | 4 hours'],
  ['feedback-policy', 'General | Questions, suggestions, praise, most complaints | 24 hours'],
  ['feedback-policy', 'Complex | Several departments, a maker or an insurer involved | 48 hours'],
  ['staffing-report', 'Full-time: 24'],
  ['staffing-report', 'Part-time: 8'],
  ['staffing-report', 'Seasonal: 6'],
  ['staffing-report', 'Total at peak | 38 | 100%'],
  ['staffing-report', '87% of our staff stayed'],
  ['diversity-policy', '38 people: 24 full-time, 8 part-time and 6 seasonal'],
]

describe('the figures of the policies', () => {
  it.each(figures)('the %s says "%s"', (slug, words) => {
    expect(linesIn(documents.get(slug)).filter((line) => line.includes(words)).length).toBeGreaterThan(0)
  })
})
