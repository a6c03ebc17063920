import { describe, expect, it } from 'vitest'
import { dealer } from '../dealer.ts'
import { loadPolicy } from '../policy-documents.ts'
import { documentSlugs, policyLinks } from '../policy-links.ts'
import { type PolicyBlock, type PolicyDocument, policyDocumentSchema } from '../schema/policy.ts'

const documents = new Map<string, PolicyDocument>()
for (const slug of documentSlugs) documents.set(slug, await loadPolicy(slug))

/** The words of a block as a reader meets them, row by row. */
function linesOf(block: PolicyBlock): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('facts' in block) return block.facts.map(({ term, detail }) => `${term}: ${detail}`)
  if ('table' in block)
    return [block.table.caption, ...[block.table.columns, ...block.table.rows].map((row) => row.join(' | '))]
  return [block.note]
}
const linesIn = (document: PolicyDocument | undefined): string[] =>
  document?.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(linesOf)]) ?? []

describe('every policy', () => {
  it.each([...documentSlugs])('%s follows the schema and is a complete document', (slug) => {
    const document = policyDocumentSchema.parse(documents.get(slug))
    expect(document.slug).toBe(slug)
    expect(new Set(document.sections.map((section) => section.id)).size).toBe(document.sections.length)
    const words = linesIn(document).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(250)
    expect(words).toBeLessThan(1200)
  })

  it.each([...documentSlugs])('%s refers only to policies that exist, and not to itself', (slug) => {
    const related = documents.get(slug)?.related ?? []
    expect(related.filter((other) => other === slug || !documents.has(other))).toEqual([])
  })

  it.each([...documentSlugs])('%s has a description of its own for search engines, which asks for a call', (slug) => {
    const meta = documents.get(slug)?.meta
    expect(meta?.description.endsWith(` Call ${dealer.phone.label}.`)).toBe(true)
    expect([...documents.values()].filter((other) => other.meta.description === meta?.description)).toHaveLength(1)
  })

  it('has a file and a link, under the title the footer uses', async () => {
    const files = Object.keys(import.meta.glob(['./*.ts', '!./*.test.ts'])).map((file) => file.slice(2, -3))
    expect(files.toSorted()).toEqual(documentSlugs.toSorted())
    for (const { slug, label } of policyLinks) expect(documents.get(slug)?.hero.title).toBe(label)
    await expect(loadPolicy('cookie-policy')).rejects.toThrow('cookie-policy')
  })
})
