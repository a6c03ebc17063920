import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildInputs } from './ensure-build.mjs'

let folder: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-inputs-'))
  write('src/pages/home.tsx', 'one')
  write('index.html', '<html>')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the same files and variables give the same value', () => {
  expect(buildInputs(folder, { HOME: '/a' })).toBe(buildInputs(folder, { HOME: '/b' }))
})

test.each([
  ['a longer file', () => write('src/pages/home.tsx', 'longer')],
  ['a younger file', () => utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))],
  ['another file', () => write('src/pages/about.tsx', 'two')],
  ['a missing file', () => rmSync(join(folder, 'src/pages/home.tsx'))],
  ['another catalogue', () => write('mock-api/db.json', '{}')],
  ['local settings', () => write('.env.local', 'VITE_DEALER_NAME=Ours')],
])('%s asks for a build', (_what, change) => {
  const before = buildInputs(folder, {})
  change()
  expect(buildInputs(folder, {})).not.toBe(before)
})

test('a setting in the environment asks for a build', () => {
  expect(buildInputs(folder, { VITE_DEALER_NAME: 'Ours' })).not.toBe(buildInputs(folder, {}))
})

test('a test, or a file no build reads, asks for none', () => {
  const before = buildInputs(folder, {})
  write('src/pages/home.test.tsx', 'test')
  write('README.md', 'read')
  expect(buildInputs(folder, {})).toBe(before)
})
