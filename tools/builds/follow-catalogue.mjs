// Builds the site by itself when the catalogue has changed, until the vehicles live in the database.
import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { catalogueFile, catalogueInput } from './inputs.mjs'
import { makeBuild } from './make-build.mjs'

/** The file is asked for its date and not watched: events get lost where a container or a network shares the folder. */
const LOOK_EVERY_MS = 1_000
/** A build that failed although its content was right, for lack of room on the disk for example, is tried again. */
const AGAIN_AFTER_MS = 10 * 60_000

/**
 * Resolves when the signal is aborted. A file is built once it has been the same for two looks; one that is refused
 * is said to be so once, and looked at again when it has changed.
 * @param {import('./make-build.mjs').Site} site
 * @param {AbortSignal} signal
 * @param {number} [lookEveryMs]
 */
export async function followCatalogue(site, signal, lookEveryMs = LOOK_EVERY_MS) {
  const file = catalogueFile(site.folder, site.env)
  let seen = ''
  /** @type {string | undefined} the edition of the file that needs nothing more done */
  let done
  let tryAgainAt = Number.POSITIVE_INFINITY
  while (await passes(lookEveryMs, signal)) {
    const stamp = stampOf(file)
    const isNew = stamp === seen && stamp !== done
    seen = stamp
    if (!isNew && performance.now() < tryAgainAt) continue
    done = stamp
    tryAgainAt = Number.POSITIVE_INFINITY
    const content = catalogueInput(file)
    if (content === undefined || content === site.builds.live()?.made?.catalogue) continue
    site.say('The catalogue has changed')
    const outcome = await makeBuild(site, 'by-itself').catch((/** @type {Error} */ error) => {
      site.say(`The build failed: ${error.message}`)
      return /** @type {const} */ ('failed')
    })
    if (outcome === 'failed') tryAgainAt = performance.now() + AGAIN_AFTER_MS
  }
}

/** Whether the time has passed before the signal came. */
const passes = (/** @type {number} */ ms, /** @type {AbortSignal} */ signal) =>
  delay(ms, true, { signal }).catch(() => false)

function stampOf(/** @type {string} */ file) {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs}/${stats.size}/${stats.ino}` : 'missing'
}
