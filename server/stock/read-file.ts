import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { FileError, type FileRows } from './file-rows.ts'
import { readJson } from './read-json.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

const MEGABYTE = 1_000_000
const MOST_MEGABYTES = 20

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there.',
  EACCES: 'may not be read by this user.',
  EISDIR: 'is a folder.',
}

/** The end of a sentence that begins with the file's name. */
export const whyUnread = ({ code = '', message }: NodeJS.ErrnoException): string =>
  REASONS[code] ?? `cannot be read: ${message}.`

function bytesOf(file: string): Buffer {
  try {
    const stat = statSync(file)
    if (!stat.isFile()) throw new FileError('is not a file.')
    if (stat.size > MOST_MEGABYTES * MEGABYTE)
      throw new FileError(
        `has ${Math.ceil(stat.size / MEGABYTE)} MB, and at most ${MOST_MEGABYTES} MB are read: is it the right file? Pictures are named in it, not held.`,
      )
    return readFileSync(file)
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(whyUnread(error as NodeJS.ErrnoException))
  }
}

/** The characters from 0x80 to 0x9f in Windows-1252. Some versions of Node.js read control characters there. */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const windows1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (letter) => FROM_80.charAt(letter.charCodeAt(0) - 0x80))

/** Spreadsheets write UTF-8, UTF-16 with a byte-order mark, or Windows-1252 as in older programs. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b)
    throw new FileError('is a workbook of a spreadsheet program: save it there as "CSV UTF-8".')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new FileError('is not a text file: save it as CSV or JSON.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}

/**
 * Reads a spreadsheet or a JSON file; the content tells which.
 * @param file its name, for messages
 * @throws FileError when it is neither; the message completes a sentence that begins with the file's name
 */
export function readStockBytes(bytes: Buffer, file: string): FileRows {
  const text = textOf(bytes)
  if (text.trim() === '') throw new FileError('is empty.')
  return /^\s*[[{]/.test(text) ? readJson(text, file) : readSpreadsheet(text, file)
}

/** Reads a file from the disk in the same way. @throws FileError with a whole sentence that names the file */
export function readStockFile(path: string): FileRows {
  try {
    return readStockBytes(bytesOf(path), basename(path))
  } catch (error) {
    if (error instanceof FileError) throw new FileError(`${path} ${error.message}`)
    throw error
  }
}
