import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** A link to another inquiry. `reference` is undefined when that one never arrived here. */
export type InquiryLink = { id: string; reference: string | undefined }

/** The inquiry that this one replaces, and those that replaced it, in the order of receipt. All stay stored. */
export type Replacements = { replaces: InquiryLink | undefined; replacedBy: InquiryLink[] }

/** Databases limit the number of values per statement. */
const PORTION = 500

/** @param inquiries their ids, and the ids of those that they replace */
export async function replacementsOf(
  db: Kysely<Tables>,
  inquiries: readonly { id: string; replaces: string | null }[],
): Promise<Map<string, Replacements>> {
  const found = new Map<string, Replacements>(inquiries.map(({ id }) => [id, { replaces: undefined, replacedBy: [] }]))
  for (let start = 0; start < inquiries.length; start += PORTION) {
    const portion = inquiries.slice(start, start + PORTION)
    const replaced = portion.flatMap(({ replaces }) => replaces ?? [])
    const earlier = replaced.length
      ? await db.selectFrom('inquiry').select(['id', 'reference']).where('id', 'in', replaced).execute()
      : []
    const references = new Map(earlier.map(({ id, reference }) => [id, reference]))
    for (const { id, replaces } of portion) {
      const links = found.get(id)
      if (links && replaces) links.replaces = { id: replaces, reference: references.get(replaces) }
    }
    const later = await db
      .selectFrom('inquiry')
      .select(['id', 'reference', 'replaces'])
      .where(
        'replaces',
        'in',
        portion.map(({ id }) => id),
      )
      .orderBy('received_at')
      .execute()
    for (const { id, reference, replaces } of later) found.get(replaces ?? '')?.replacedBy.push({ id, reference })
  }
  return found
}
