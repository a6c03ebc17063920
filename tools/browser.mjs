// Finds the browser of the tests: Chromium, Chrome or Edge, installed or downloaded.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/**
 * The usual paths of browsers, the best first.
 * @param {string} platform as `process.platform` has it
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '/', 'Applications')]
    return folders.flatMap((folder) => MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => !!folder)
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Whether a browser starts: on some systems `chromium-browser` only prints how to install one. */
function works(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout)
}

/** The browser that Playwright downloads; its package may not be installed yet. */
async function downloaded() {
  try {
    const { chromium } = await import('playwright')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

/**
 * The path of a browser that runs, or undefined. `CHROMIUM_PATH` decides when it is set.
 * @param {{ env?: NodeJS.ProcessEnv, platform?: string, isUsable?: (path: string) => boolean }} [system]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser({ env = process.env, platform = process.platform, isUsable = works } = {}) {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isUsable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and that is not a browser that runs`)
  }
  return usualPlaces(platform, env).find(isUsable) ?? (await downloaded()).find(isUsable)
}

/** For tests and tools that need a browser. */
export async function requireBrowser() {
  const browser = await findBrowser()
  if (!browser) throw new Error('No Chromium, Chrome or Edge found: run `npm test` once, or set CHROMIUM_PATH')
  return browser
}

/** Lets Chromium run in a container, and keeps it from contacting any server but the site under test. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Parts of the browser's own interface that are web pages. They cost every new context 0.8 s of processor time, and no test sees them. */
const BROWSER_UI = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI']

/** Keeps spare processes for further pages. A test has one or two pages, in a context of its own. */
const SPARE_PROCESSES = ['SpareRendererForSitePerProcess', 'MultipleSpareRPHs']

/** The features that Playwright turns off. Chromium only uses the last list that it is given, so ours includes these. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** For browsers that Playwright starts. */
export const TEST_BROWSER_FLAGS = [
  ...BROWSER_FLAGS,
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...BROWSER_UI, ...SPARE_PROCESSES].join(',')}`,
]
