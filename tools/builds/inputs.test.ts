import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueFile, catalogueInput, codeInputs } from './inputs.mjs'

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
  expect(codeInputs(folder, { HOME: '/a' })).toBe(codeInputs(folder, { HOME: '/b' }))
})

test.each([
  ['a longer file', () => write('src/pages/home.tsx', 'longer')],
  ['a younger file', () => utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))],
  ['another file', () => write('src/pages/about.tsx', 'two')],
  ['a missing file', () => rmSync(join(folder, 'src/pages/home.tsx'))],
  ['local settings', () => write('.env.local', 'VITE_DEALER_NAME=Ours')],
])('%s asks for a build', (_what, change) => {
  const before = codeInputs(folder, {})
  change()
  expect(codeInputs(folder, {})).not.toBe(before)
})

test('a setting in the environment asks for a build', () => {
  expect(codeInputs(folder, { VITE_DEALER_NAME: 'Ours' })).not.toBe(codeInputs(folder, {}))
})

test('a test, the catalogue, or a file that no build reads asks for no build', () => {
  const before = codeInputs(folder, {})
  write('src/pages/home.test.tsx', 'test')
  write('README.md', 'read')
  write('mock-api/db.json', '{}')
  expect(codeInputs(folder, {})).toBe(before)
})

test('the catalogue counts by its content', () => {
  const file = catalogueFile(folder, { CATALOGUE_FILE: '' })
  expect([file, catalogueInput(file)]).toEqual([join(folder, 'mock-api/db.json'), undefined])
  write('mock-api/db.json', '{}')
  const before = catalogueInput(file)
  utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect(catalogueInput(file)).toBe(before)
  write('mock-api/db.json', '[]')
  expect(catalogueInput(file)).not.toBe(before)
  expect(catalogueFile(folder, { CATALOGUE_FILE: '/stock/db.json' })).toBe('/stock/db.json')
})
