import { quoted } from './stock.ts'

/** A value of a file, with the column or key it was read from. An undefined value empties the field. */
export type FileValue = {
  column: string
  value: unknown
  /** The cell as the file has it, for messages. */
  text?: string
}

/** What a file says about one unit. */
export type FileRow = {
  /** Names the row of the file for a person: "row 7". */
  place: string
  /** By field. */
  values: ReadonlyMap<string, FileValue>
  /** Values for a unit that is new. */
  defaults: ReadonlyMap<string, unknown>
  /** The row describes the whole unit: a missing field is emptied. */
  isWhole: boolean
}

export type FileRows = {
  rows: readonly FileRow[]
  /** Sentences about values that cannot be read. If there are any, nothing may be imported. */
  problems: readonly string[]
  /** Names of unused columns or keys. */
  unused: readonly string[]
  /** Hash of the content, if this is a catalogue file. */
  fileHash?: string | undefined
}

/** A file that cannot be read at all. The message completes a sentence that begins with the file's name. */
export class FileError extends Error {
  override name = 'FileError'
}

export const valueSentence = (file: string, place: string, column: string, was: unknown, wanted: string): string =>
  `${file}, ${place}, column "${column}": found ${quoted(was)}; it takes ${wanted}.`
