// Makes sure that there is a browser for the tests, and installs one when there is none.
import { readFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { run, say } from './run.mjs'

/**
 * Debian's own package brings the libraries it needs along. Ubuntu's package of that name is only a door to its snap store.
 * @param {string} osRelease the text of /etc/os-release
 */
export function hasDebianPackage(osRelease) {
  const values = new Map(osRelease.split('\n').map((line) => /** @type {[string, string]} */ (line.split('=', 2))))
  const ids = `${values.get('ID')} ${values.get('ID_LIKE') ?? ''}`.replaceAll('"', '').split(' ')
  return ids.includes('debian') && !ids.includes('ubuntu')
}

const isRoot = process.getuid?.() === 0

export function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

async function installDebianPackage() {
  say('Installing the Debian package chromium with apt-get')
  const apt = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-qq'], apt)
  if (updated !== 0) return false
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], apt)) === 0
}

async function downloadBrowser() {
  say('Downloading Chromium with playwright install')
  // Root may install the libraries the download needs; anybody else must have them already.
  const withLibraries = process.platform === 'linux' && isRoot ? ['--with-deps'] : []
  return (await run('playwright', ['install', ...withLibraries, 'chromium'])) === 0
}

/** Ends the process with a sentence when no browser can be had. */
export async function ensureBrowser() {
  let browser = await findBrowser()
  if (!browser) {
    const installed =
      (isRoot && hasDebianPackage(readOsRelease()) && (await installDebianPackage())) || (await downloadBrowser())
    if (installed) browser = await findBrowser()
  }
  if (!browser) {
    console.error(
      'No browser for the tests. Install Chromium or Chrome and run the command again, or name one with CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  say(`Browser for the tests: ${browser}`)
}
