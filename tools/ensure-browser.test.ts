import { expect, test } from 'vitest'
import { hasDebianPackage, waysToInstall } from './ensure-browser.mjs'

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
const UBUNTU = 'ID=ubuntu\nID_LIKE=debian\n'

test.each([
  ['Debian', DEBIAN, true],
  ['a child of Debian', 'ID=raspbian\nID_LIKE=debian\n', true],
  ['Ubuntu', UBUNTU, false],
  ['a child of Ubuntu', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', false],
  ['Alpine', 'ID=alpine\n', false],
  ['a system that does not say', '', false],
])('the package of Debian is installed only where it exists: %s', (_system, osRelease, expected) => {
  expect(hasDebianPackage(osRelease)).toBe(expected)
})

const programs = (system: Parameters<typeof waysToInstall>[0]) =>
  waysToInstall(system).map(({ commands }) => commands.map(([program, what]) => `${program} ${what}`))

test("the system's package manager comes after Playwright's installer, and says so", () => {
  const debian = { platform: 'linux', isRoot: true, osRelease: DEBIAN }
  expect(programs(debian)).toEqual([['playwright install'], ['apt-get update', 'apt-get install']])
  expect(waysToInstall(debian).at(-1)?.says).toContain('with apt-get')
  expect(programs({ ...debian, osRelease: UBUNTU })).toEqual([['playwright install'], ['playwright install-deps']])
})

test('only root on Linux installs packages of the system', () => {
  expect(programs({ platform: 'linux', isRoot: false, osRelease: DEBIAN })).toEqual([['playwright install']])
  expect(programs({ platform: 'darwin', isRoot: true, osRelease: '' })).toEqual([['playwright install']])
})
