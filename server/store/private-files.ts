import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** On Windows, where files are protected by other means, modes say nothing. */
const hasModes = process.platform !== 'win32'

/** What may lie in a folder that is ours: the database, its log, copies of it, and what a new disk brings along. */
const OURS = /^(?:inquiries|lost\+found$)/

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not do that',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is a file',
}

/** What went wrong with a file, as a part of a sentence. */
const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string => REASONS[code] ?? message

function attempt(action: () => void): NodeJS.ErrnoException | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
}

/** The folder itself, or the nearest existing one above it. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

/**
 * Makes a folder that only this account can look into, or closes one that others can look into.
 * @throws Error with a sentence when it cannot be written, or when closing it is for its owner to decide
 */
export function privateFolder(folder: string): void {
  // Asks the nearest existing folder, so that a folder that cannot be made is reported like one that is missing.
  const problem =
    attempt(() => accessSync(nearest(resolve(folder)), constants.W_OK)) ??
    attempt(() => mkdirSync(folder, { recursive: true, mode: FOLDER_MODE }))
  if (problem) throw new Error(`${folder} cannot be written: ${reasonOf(problem)}`)
  if (!hasModes) return
  const { mode, uid } = statSync(folder)
  if ((mode & 0o077) === 0) return
  const open = `${folder} is open to other users of this machine (mode ${(mode & 0o7777).toString(8)})`
  const remedy = `close it with "chmod 700 ${folder}", or name another folder`
  if (uid !== process.geteuid?.()) throw new Error(`${open} and belongs to another user: ${remedy}`)
  // A folder with more in it than ours may be open for a reason, as the folders of the system are.
  const [other] = readdirSync(folder).filter((name) => !OURS.test(name))
  if (other !== undefined) throw new Error(`${open} and holds other files (${other}): ${remedy}`)
  chmodSync(folder, FOLDER_MODE)
}

/** Makes a file that only this account can read. @throws when it exists */
export function newPrivateFile(file: string): void {
  const problem = attempt(() => closeSync(openSync(file, 'wx', FILE_MODE)))
  if (problem) throw new Error(`${file} cannot be written: ${reasonOf(problem)}`)
}

/**
 * Makes sure that a file exists and that only this account can read it. Files that SQLite puts beside it get the same mode. An
 * existing file is not opened: closing it would end the locks that this process has on it, and another process could then delete
 * SQLite's log.
 */
export function privateFile(file: string): void {
  const problem = attempt(() =>
    existsSync(file) ? accessSync(file, constants.W_OK) : closeSync(openSync(file, 'wx', FILE_MODE)),
  )
  if (problem && problem.code !== 'EEXIST') throw new Error(`${file} cannot be written: ${reasonOf(problem)}`)
  if (!hasModes) return
  for (const existing of [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name))) {
    const closing = (statSync(existing).mode & 0o077) !== 0 && attempt(() => chmodSync(existing, FILE_MODE))
    if (closing) throw new Error(`${existing} can be read by other users of this machine: ${reasonOf(closing)}`)
  }
}
