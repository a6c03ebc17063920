import * as z from 'zod/mini'
import { isOnList } from './on-list.ts'
import { LEAST_PRICE } from './possible-price.ts'
import { type Vehicle, vehicleListSchema } from './vehicle-schema.ts'

/** A catalogue file that cannot be used. The message tells the person who edits the file why; it has no full stop. */
class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/**
 * `soldOut` confirms that an empty list is intended. Other keys are ignored: the mock API stores inquiries in its file.
 */
const fileSchema = z.object({ vehicles: z.array(z.unknown()), soldOut: z.optional(z.boolean()) })

/** The small build of zod contains no messages, and an editor needs more than "Invalid input". */
const inEnglish = { error: z.locales.en().localeError }

/** How many problems are reported: a file with the same mistake in 5,000 units must not fill the log. */
const MOST_ISSUES = 5

/**
 * Reads a catalogue file, `{ "vehicles": [...] }` in UTF-8, with or without a byte-order mark.
 * @throws CatalogueError when it is no such file, a unit does not follow the contract, two units share an id, or the
 * list is empty without `"soldOut": true`
 */
export function parseCatalogueFile(bytes: Uint8Array): Vehicle[] {
  const file = fileSchema.safeParse(jsonOf(textOf(bytes)))
  if (!file.success)
    throw new CatalogueError('it is not { "vehicles": [...] }, with "soldOut" as true or false or not at all')
  const { vehicles, soldOut = false } = file.data
  const parsed = vehicleListSchema.safeParse(vehicles, inEnglish)
  if (!parsed.success) throw new CatalogueError(describeIssues(vehicles, parsed.error.issues))
  refuseMistakenPrices(vehicles)
  refuseSharedIds(parsed.data)
  if (parsed.data.length === 0 && !soldOut)
    throw new CatalogueError('its list is empty; if every vehicle is sold, write "soldOut": true beside "vehicles"')
  if (parsed.data.length > 0 && soldOut) throw new CatalogueError('it lists vehicles and says "soldOut": true')
  return parsed.data
}

/** The vehicles of a catalogue file without sold units and drafts, which an export of the stock also contains. */
export const vehiclesOnList = (bytes: Uint8Array): Vehicle[] =>
  parseCatalogueFile(bytes).filter(({ status }) => isOnList(status))

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new CatalogueError('it is saved as UTF-16; save it as UTF-8')
  try {
    // Also removes a byte-order mark, which some editors write and JSON does not allow.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CatalogueError('it is not saved as UTF-8')
  }
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') throw new CatalogueError('it is empty')
  try {
    return JSON.parse(text)
  } catch (error) {
    // The message may quote a piece of the file, including line breaks.
    const message = (error as Error).message.replace(/\s+/g, ' ')
    const position = /\bat position (\d+)/.exec(message)?.[1]
    const line =
      position && !message.includes('(line ') ? ` (line ${text.slice(0, Number(position)).split('\n').length})` : ''
    throw new CatalogueError(`it is not JSON: ${message}${line}`)
  }
}

/** @param vehicles as in the file; each follows the contract */
function refuseMistakenPrices(vehicles: readonly unknown[]): void {
  for (const unit of vehicles) {
    const { id, price } = unit as Pick<Vehicle, 'id' | 'price'>
    if (price === undefined || (price >= LEAST_PRICE && Number.isInteger(price))) continue
    throw new CatalogueError(
      `the price ${price} of "${id}" must be a mistake: write whole dollars from ${LEAST_PRICE}, or leave "price" out for "Call for Price"`,
    )
  }
}

function refuseSharedIds(vehicles: readonly Vehicle[]): void {
  const ids = new Set<string>()
  for (const { id } of vehicles) {
    if (ids.has(id.toLowerCase())) throw new CatalogueError(`the id "${id}" is used by two vehicles`)
    ids.add(id.toLowerCase())
  }
}

function describeIssues(vehicles: readonly unknown[], issues: readonly z.core.$ZodIssue[]): string {
  const more = issues.length > MOST_ISSUES ? `; and ${issues.length - MOST_ISSUES} more` : ''
  return (
    issues
      .slice(0, MOST_ISSUES)
      .map((issue) => describeIssue(vehicles, issue))
      .join('; ') + more
  )
}

/** Names the unit and the field. */
function describeIssue(vehicles: readonly unknown[], { path, message }: z.core.$ZodIssue): string {
  const [index, ...field] = path
  const unit = vehicles[Number(index)] as { id?: unknown } | null | undefined
  const id = typeof unit?.id === 'string' ? ` (id "${unit.id}")` : ''
  const where = field.length > 0 ? `, field "${field.join('.')}"` : ''
  return `vehicle ${Number(index) + 1}${id}${where}: ${message}`
}
