// Makes sure that there is a Firefox for `npm run soak -- people --browser firefox` and `node tools/engines.mjs`.
import { spawnSync } from 'node:child_process'
import { hasDebianPackage, readOsRelease } from './ensure-browser.mjs'
import { run, say } from './run.mjs'

const works = (/** @type {string} */ path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** A Firefox that runs: that of `FIREFOX_PATH`, or the one on the path. */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH
  const found = (chosen ? [chosen] : ['firefox-esr', 'firefox']).find(works)
  // Puppeteer needs the whole path.
  return found && (found.includes('/') ? found : spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim())
}

/** Installs Debian's package if Firefox is missing. @returns the installed Firefox */
export async function installFirefox() {
  if (!findFirefox() && process.getuid?.() === 0 && hasDebianPackage(readOsRelease())) {
    say('Installing the Debian package firefox-esr with apt-get')
    const apt = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], apt)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], apt)
  }
  return findFirefox()
}

/** Ends the process with a sentence when no Firefox can be found or installed. */
export async function ensureFirefox() {
  const firefox = await installFirefox()
  if (!firefox) {
    console.error('No Firefox. Install it and run the command again, or name one with FIREFOX_PATH.')
    process.exit(1)
  }
  say(`Browser for the tests: ${firefox}`)
}
