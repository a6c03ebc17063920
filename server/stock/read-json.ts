import { FIELD_NAMES } from '../../office/contract/unit-fields.ts'
import { parseCatalogueFile } from '../../src/contract/catalogue-file.ts'
import { FileError, type FileRow, type FileRows } from './file-rows.ts'
import { fileHashOf } from './seed.ts'

const KNOWN: readonly string[] = [...FIELD_NAMES, 'specifications']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A vehicle has a few levels. Recursion through thousands of levels would end the program. */
const MOST_LEVELS = 20

function isTooDeep(text: string): boolean {
  let levels = 0
  for (const [sign] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[{\]}]/g)) {
    levels += sign === '[' || sign === '{' ? 1 : -1
    if (levels > MOST_LEVELS) return true
  }
  return false
}

function entriesOf(text: string): readonly unknown[] {
  if (isTooDeep(text)) throw new FileError('has lists in lists many levels deep: it is not a list of vehicles.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new FileError(`is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.`)
  }
  if (Array.isArray(value)) return value
  if (isRecord(value) && Array.isArray(value['vehicles'])) return value['vehicles']
  if (isRecord(value) && 'name' in value) return [value]
  throw new FileError('holds no vehicles: it must be { "vehicles": [...] }, a list of vehicles, or one vehicle.')
}

/** Undefined for anything but a catalogue file, such as another program's export or a single unit. */
function fileHash(text: string): string | undefined {
  try {
    return fileHashOf(parseCatalogueFile(new TextEncoder().encode(text)))
  } catch {
    return undefined
  }
}

/**
 * Reads vehicles in the format of the API. Each is complete, so a missing field empties the unit's field.
 * @param file its name, for messages
 * @throws FileError when it contains no vehicles
 */
export function readJson(text: string, file: string): FileRows {
  const problems: string[] = []
  const unused = new Set<string>()
  const rows: FileRow[] = []
  for (const [index, entry] of entriesOf(text).entries()) {
    const place = `vehicle ${index + 1}`
    if (!isRecord(entry)) {
      problems.push(`${file}, ${place}: it is not an object with the fields of a vehicle.`)
      continue
    }
    const known = Object.entries(entry).filter(([key]) => KNOWN.includes(key))
    for (const key of Object.keys(entry)) if (!KNOWN.includes(key)) unused.add(key)
    const values = new Map(known.map(([key, value]) => [key, { column: key, value: value ?? undefined }]))
    rows.push({ place, values, defaults: new Map(), isWhole: true })
  }
  return { rows, problems, unused: [...unused], fileHash: fileHash(text) }
}
