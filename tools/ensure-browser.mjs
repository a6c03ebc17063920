// Makes sure that the tests have a browser, and installs one if necessary.
import { readFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { run, say } from './run.mjs'

/**
 * Debian's own package installs the libraries that it needs. Ubuntu's package of that name only points to its snap store.
 * @param {string} osRelease the text of /etc/os-release
 */
export function hasDebianPackage(osRelease) {
  const values = new Map(osRelease.split('\n').map((line) => /** @type {[string, string]} */ (line.split('=', 2))))
  const ids = `${values.get('ID')} ${values.get('ID_LIKE') ?? ''}`.replaceAll('"', '').split(' ')
  return ids.includes('debian') && !ids.includes('ubuntu')
}

/** @typedef {{ says: string, commands: readonly (readonly [string, ...string[]])[] }} Way */

/** @type {Way} */
const PLAYWRIGHT = {
  says: 'No browser is installed. Downloading Chromium with playwright install',
  commands: [['playwright', 'install', '--no-shell', 'chromium']],
}

/** @type {Way} */
const DEBIAN_PACKAGE = {
  says: "Playwright's browser cannot be downloaded or does not run here. Installing the Debian package chromium with apt-get",
  commands: [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ],
}

/** @type {Way} */
const LIBRARIES = {
  says: "Playwright's browser does not run here. Installing the libraries it needs with the system's package manager",
  commands: [['playwright', 'install-deps', 'chromium']],
}

/**
 * Ways to install a browser, tried in this order until one runs. The system's package manager comes last, because only root may use
 * it.
 * @param {{ platform: string, isRoot: boolean, osRelease: string }} system
 * @returns {Way[]}
 */
export function waysToInstall({ platform, isRoot, osRelease }) {
  if (platform !== 'linux' || !isRoot) return [PLAYWRIGHT]
  return [PLAYWRIGHT, hasDebianPackage(osRelease) ? DEBIAN_PACKAGE : LIBRARIES]
}

export function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

/** @returns {Promise<string | undefined>} the installed browser */
async function install() {
  const system = { platform: process.platform, isRoot: process.getuid?.() === 0, osRelease: readOsRelease() }
  for (const { says, commands } of waysToInstall(system)) {
    say(says)
    for (const [program, ...args] of commands) {
      if ((await run(program, args, { DEBIAN_FRONTEND: 'noninteractive' })) !== 0) break
    }
    const browser = await findBrowser()
    if (browser) return browser
  }
  return undefined
}

/** Ends the process with a sentence if no browser can be found or installed. */
export async function ensureBrowser() {
  const browser = (await findBrowser()) ?? (await install())
  if (!browser) {
    console.error(
      'No browser for the tests. Install Chromium or Chrome and run the command again, or name one with CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  say(`Browser for the tests: ${browser}`)
}
