import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { findBrowser, requireBrowser, TEST_BROWSER_FLAGS } from './browser.mjs'

const isUsable =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

test('CHROMIUM_PATH wins over an installed browser, and a wrong one is reported', async () => {
  const system = { env: { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' }, platform: 'linux' }
  expect(await findBrowser({ ...system, isUsable: isUsable('/opt/mine', '/usr/bin/chromium') })).toBe('/opt/mine')
  await expect(findBrowser({ ...system, isUsable: isUsable('/usr/bin/chromium') })).rejects.toThrow('CHROMIUM_PATH')
})

test('on Linux the browser is on the PATH; a program that does not run is skipped', async () => {
  const system = { env: { PATH: '/usr/local/bin:/usr/bin' }, platform: 'linux' }
  expect(await findBrowser({ ...system, isUsable: isUsable('/usr/bin/google-chrome') })).toBe('/usr/bin/google-chrome')
})

test('on a Mac the browser may be in the applications of the system or of the user', async () => {
  const chrome = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(await findBrowser({ env: { HOME: '/Users/me' }, platform: 'darwin', isUsable: isUsable(chrome) })).toBe(chrome)
})

test('on Windows the browser may be in any folder of programs', async () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const env = { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
  expect(await findBrowser({ env, platform: 'win32', isUsable: isUsable(edge) })).toBe(edge)
})

test('a missing browser is not an error: the caller decides', async () => {
  expect(await findBrowser({ env: { PATH: '/bin' }, platform: 'linux', isUsable: () => false })).toBeUndefined()
})

test('the browser of the tests turns off what Playwright turns off, and the user interface of Chromium', async () => {
  const server = await chromium.launchServer({ executablePath: await requireBrowser(), args: TEST_BROWSER_FLAGS })
  const flags = server.process().spawnargs
  await server.close()
  const off = (flag = '') => flag.replace('--disable-features=', '').split(',')
  // Chromium obeys the last one only.
  const [playwrights, ours] = flags.filter((flag) => flag.startsWith('--disable-features='))
  expect(off(ours)).toEqual(expect.arrayContaining(off(playwrights)))
  expect(off(ours)).toContain('WebUIOmniboxPopup')
})
