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

/** Windows protects files by other means, and modes say nothing there. */
const hasModes = process.platform !== 'win32'

/** What may be in our folder: the database, its log, copies of it, and what a new disk contains. */
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

/** The folder itself, or its nearest existing parent. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

/**
 * Creates a folder that only this account can read, or closes one that others can read.
 * @throws Error with a sentence when it cannot be written, or when its owner has to decide whether to close it
 */
export function privateFolder(folder: string): void {
  // Checks the nearest existing parent, so that a folder that cannot be created is reported like a missing one.
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
  // A folder that contains other files may be open for a reason, as system folders are.
  const [other] = readdirSync(folder).filter((name) => !OURS.test(name))
  if (other !== undefined) throw new Error(`${open} and holds other files (${other}): ${remedy}`)
  chmodSync(folder, FOLDER_MODE)
}

/** Creates a file that only this account can read. @throws when it exists */
export function newPrivateFile(file: string): void {
  const problem = attempt(() => closeSync(openSync(file, 'wx', FILE_MODE)))
  if (problem) throw new Error(`${file} cannot be written: ${reasonOf(problem)}`)
}

/**
 * Makes sure that a file exists and that only this account can read it. Files that SQLite creates beside it get the
 * same mode. An existing file is not opened: closing it would release this process's locks on it, and another process
 * could then delete SQLite's log.
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
