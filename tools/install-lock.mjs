// A lock across processes: one process at a time installs packages into a folder. It needs no package itself.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

/**
 * Waits until no other running process has the lock, and acquires it.
 * @param {string} file names the owner; its folder is made
 * @param {(owner: string) => void} onWait called once with the process id of the owner when there is one
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeInstallLock(file, onWait) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = false; !create(file); ) {
    const owner = ownerIn(file)
    if (owner && !isRunning(Number(owner))) {
      rmSync(file, { force: true })
      continue
    }
    if (!waited) onWait(owner)
    waited = true
    await delay(LOOK_EVERY_MS)
  }
  return () => rmSync(file, { force: true })
}

function create(/** @type {string} */ file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

function ownerIn(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Another process has just released it.
    return ''
  }
}

function isRunning(/** @type {number} */ processId) {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH'
  }
}
