// A lock across processes: packages are installed into one folder by one process at a time. tools/builds/build-lock.mjs has the better lock, kept by the operating
// system, but it needs a package.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

/** A file without an owner is being written, unless it has been so for longer than this. */
const WRITTEN_WITHIN_MS = 10_000

/**
 * Waits until no other running process has the lock, and acquires it.
 * @param {string} file names the owner; its folder is made
 * @param {(owner: string) => void} onWait called once with the process id of the owner when there is one
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeInstallLock(file, onWait) {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${process.pid} ${randomUUID()}`
  for (let waited = false; ; waited = true) {
    if (create(file, own) || (await replaceDead(file, own))) return () => rmSync(file, { force: true })
    if (!waited) onWait(ownerIn(file))
    await delay(LOOK_EVERY_MS)
  }
}

function create(/** @type {string} */ file, /** @type {string} */ own) {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the place of an owner that was killed. Of several that do so at once the last one stands in the file, and the
 * others find out when they look again.
 */
async function replaceDead(/** @type {string} */ file, /** @type {string} */ own) {
  if (isHeld(file)) return false
  const draft = `${file}.${own.split(' ')[1]}`
  writeFileSync(draft, own)
  renameSync(draft, file)
  await delay(LOOK_EVERY_MS)
  return contentOf(file) === own
}

function isHeld(/** @type {string} */ file) {
  const owner = Number(ownerIn(file))
  if (!owner) {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    return Date.now() - mtimeMs < WRITTEN_WITHIN_MS
  }
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH'
  }
}

const ownerIn = (/** @type {string} */ file) => contentOf(file).split(' ')[0] ?? ''

function contentOf(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
