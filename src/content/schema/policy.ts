import * as z from 'zod/mini'
import { heroSchema, pageMetaSchema, slug, text } from './page.ts'

/** A row has as many cells as there are columns; its first cell is its heading. */
const tableSchema = z
  .strictObject({ caption: text, columns: z.array(text).check(z.minLength(2)), rows: z.array(z.array(text)) })
  .check(z.refine((table) => table.rows.length > 0 && table.rows.every((row) => row.length === table.columns.length)))

/**
 * A block of a policy. A plain string is a paragraph; `list` is unordered, `steps` are in order, `facts` are terms with
 * details, and `note` is set apart from the surrounding text.
 */
const policyBlockSchema = z.union([
  text,
  z.strictObject({ list: z.array(text).check(z.minLength(2)) }),
  z.strictObject({ steps: z.array(text).check(z.minLength(2)) }),
  z.strictObject({ facts: z.array(z.strictObject({ term: text, detail: text })).check(z.minLength(1)) }),
  z.strictObject({ table: tableSchema }),
  z.strictObject({ note: text }),
])
export type PolicyBlock = z.infer<typeof policyBlockSchema>

const policySectionSchema = z.strictObject({
  /** The anchor of the section. */
  id: slug,
  heading: text,
  blocks: z.array(policyBlockSchema).check(z.minLength(1)),
})
export type PolicySection = z.infer<typeof policySectionSchema>

/** A policy, privacy or terms page. The page adds the dealer's contact details at the end. */
export const policyDocumentSchema = z.strictObject({
  slug,
  meta: pageMetaSchema,
  hero: heroSchema,
  /** Headline of the card at the top of the text. */
  headline: text,
  /** The line under that headline: when it took effect, or what it reports on. `from` and `to` are ISO dates. */
  dated: z.union([
    z.strictObject({ kind: z.literal('effective'), label: text, from: z.iso.date() }),
    z.strictObject({ kind: z.literal('period'), label: text, from: z.iso.date(), to: z.iso.date() }),
  ]),
  sections: z.array(policySectionSchema).check(z.minLength(3)),
  /** Slugs of related policies. */
  related: z.array(slug),
})
export type PolicyDocument = z.infer<typeof policyDocumentSchema>
