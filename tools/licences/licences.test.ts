import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusedPackages } from './licences.mjs'

test('every package of ours may be used', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(refusedPackages(packages)).toEqual([])
})

test.each([
  ['GPL-3.0-only', ['GPL-3.0-only']],
  ['MIT AND GPL-3.0-only', ['MIT AND GPL-3.0-only']],
  ['(MIT OR GPL-3.0-only)', []],
  ['MIT AND ISC', []],
  ['LGPL-3.0-or-later', ['LGPL-3.0-or-later']],
  ['SEE LICENSE IN LICENSE.md', ['SEE LICENSE IN LICENSE.md']],
  [undefined, [undefined]],
])('a package under %s is refused: %o', (license, refused) => {
  const packages = { '': {}, 'node_modules/a/node_modules/some-package': { license } }
  expect(refusedPackages(packages).map(({ licence }) => licence)).toEqual(refused)
})

test('an exception is for its packages only', () => {
  const packages = {
    'node_modules/@img/sharp-linux-x64': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/axe-core': { license: 'MPL-2.0' },
    'node_modules/other': { license: 'MPL-2.0' },
  }
  expect(refusedPackages(packages)).toEqual([{ name: 'other', licence: 'MPL-2.0' }])
})
