import { quoted } from './stock.ts'

/** What a file says of one unit. */
export type FileRow = {
  /** The row of the file, for a person: "row 7". */
  place: string
  /** Values by field, each with the column or key that it was read from. An undefined value empties the field. */
  values: ReadonlyMap<string, { column: string; value: unknown }>
  /** Values for a unit that is new. */
  defaults: ReadonlyMap<string, unknown>
  /** The row has the whole unit: a missing field becomes empty. */
  isWhole: boolean
}

export type FileRows = {
  rows: readonly FileRow[]
  /** Sentences about values that cannot be read. Nothing may be taken over then. */
  problems: readonly string[]
  /** Names of columns or keys that are not used. */
  unused: readonly string[]
  /** What the catalogue file is, when this is one. */
  fileHash?: string | undefined
}

/** A file that cannot be read at all. The message is the end of a sentence that begins with its name. */
export class FileError extends Error {
  override name = 'FileError'
}

export const valueSentence = (file: string, place: string, column: string, was: unknown, wanted: string): string =>
  `${file}, ${place}, column "${column}": found ${quoted(was)}; it takes ${wanted}.`
