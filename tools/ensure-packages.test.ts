import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '../tests/limits.ts'
import { installPackages, packagesDifference } from './ensure-packages.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const { '': _root, 'node_modules/fsevents': _otherSystem, ...usual } = lock.packages

test('packages that agree with the lock file are left alone, optional ones of other systems apart', () => {
  expect(packagesDifference(lock, { packages: usual }, () => true)).toBeUndefined()
})

test('nothing installed, or an installation that was cut short, is installed', () => {
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

describe('two starts in a folder without packages', () => {
  const start = () => {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }))
    const order: string[] = []
    const told: string[] = []
    const installing = (succeeds: boolean) => async () => {
      order.push('begins')
      await vi.waitUntil(() => told.length >= 2, { timeout: LIMITS.wait })
      mkdirSync(join(folder, 'node_modules'), { recursive: true })
      if (succeeds) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }))
      order.push('ends')
      return succeeds ? 0 : 1
    }
    const options = (succeeds: boolean) => ({
      folder,
      install: installing(succeeds),
      tell: (line: string) => void told.push(line),
    })
    return { options, order, told }
  }

  test('take turns, and the second finds the packages installed', async () => {
    const { options, order, told } = start()
    const codes = await Promise.all([installPackages(options(true)), installPackages(options(true))])
    expect([codes, order]).toEqual([
      [0, 0],
      ['begins', 'ends'],
    ])
    expect(told).toContainEqual(
      expect.stringContaining(`Waiting for another installation of packages here (process ${process.pid};`),
    )
  })

  test('the second installs when the first could not', async () => {
    const { options, order } = start()
    const codes = await Promise.all([installPackages(options(false)), installPackages(options(true))])
    expect([codes, order]).toEqual([
      [1, 0],
      ['begins', 'ends', 'begins', 'ends'],
    ])
  })
})
