// Makes sure that there is a WebKitGTK with its driver for `node tools/engines.mjs`.
import { spawnSync } from 'node:child_process'
import { hasDebianPackage, readOsRelease } from './ensure-browser.mjs'
import { run, say } from './run.mjs'

/** The driver starts the browser of its package. GTK needs a screen. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb']

const whereIs = (/** @type {string} */ program) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim()

/** The paths of the driver and of a virtual screen; undefined unless both are installed. */
export function findWebKit() {
  const [driver, screen] = [whereIs('WebKitWebDriver'), whereIs('Xvfb')]
  return driver && screen ? { driver, screen } : undefined
}

/** Installs Debian's packages if they are missing. @returns the installed WebKitGTK */
export async function installWebKit() {
  if (!findWebKit() && process.getuid?.() === 0 && hasDebianPackage(readOsRelease())) {
    say(`Installing the Debian packages ${PACKAGES.join(' and ')} with apt-get`)
    const apt = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], apt)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], apt)
  }
  return findWebKit()
}
