import { expect, test } from 'vitest'
import { packagesDifference } from './ensure-packages.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const { '': _root, 'node_modules/fsevents': _otherSystem, ...usual } = lock.packages

test('packages that agree with the lock file are kept, and optional ones of other systems may be missing', () => {
  expect(packagesDifference(lock, { packages: usual }, () => true)).toBeUndefined()
})

test('a missing or incomplete installation is repeated', () => {
  expect(packagesDifference(lock, undefined, () => true)).toBe('node_modules is missing or incomplete')
})

test('an installation of another lock file is replaced', () => {
  const older = { ...usual, 'node_modules/vite': { version: '7.0.0' } }
  expect(packagesDifference(lock, { packages: older }, () => true)).toContain('node_modules/vite')
  const withoutVite = { 'node_modules/react': usual['node_modules/react'] }
  expect(packagesDifference(lock, { packages: withoutVite }, () => true)).toContain('node_modules/vite')
  const withMore = { ...usual, 'node_modules/left-pad': { version: '1.3.0' } }
  expect(packagesDifference(lock, { packages: withMore }, () => true)).toContain('node_modules/left-pad')
})

test('a package whose folder was deleted is installed again', () => {
  const exists = (path: string) => path !== 'node_modules/react'
  expect(packagesDifference(lock, { packages: usual }, exists)).toBe('node_modules/react is gone')
})
