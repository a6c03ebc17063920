import { expect, test } from 'vitest'
import { parseModelFiles } from '../../src/contract/model-files.ts'
import { builtFiles, pageFiles, precached, read, readBytes } from './built-site.ts'

/** And the answer to a vehicle that is not there, which only a server gives. */
const isVehiclePage = (file: string) => /^vehicles\/|^vehicle-404\.html$/.test(file)

test('the first visit stores every page except those of single vehicles', () => {
  const expected = pageFiles.filter((file) => !isVehiclePage(file))
  expect(expected.filter((file) => !precached.includes(file))).toEqual([])
  expect(precached.filter(isVehiclePage)).toEqual([])
})

test.each([
  ['the empty page that renders any address', 'app-shell.html'],
  ['the manifest', 'manifest.webmanifest'],
  ['the vehicles as they were at the build', 'data/vehicles.json'],
  ['the list of the 3-D models', 'data/models.json'],
  ['the placeholder picture', 'images/placeholder-480.webp'],
])('%s is stored', (_what, file) => {
  expect(precached).toContain(file)
})

test('the list of the 3-D models names each of them and the viewer, with its size, and none of them is stored', () => {
  const files = parseModelFiles(JSON.parse(read('data/models.json')))
  const paths = Object.keys(files).map((path) => path.slice(1))
  expect(paths.filter((path) => path.startsWith('models/'))).toEqual(
    builtFiles.filter((file) => file.endsWith('.glb')).sort(),
  )
  expect(paths.filter((path) => /^assets\/viewer-.*\.js$/.test(path))).toHaveLength(1)
  expect(Object.values(files)).toEqual(paths.map((path) => readBytes(path).length))
  expect(precached.filter((file) => paths.includes(file))).toEqual([])
})

test('the first visit stores the code and the fonts', () => {
  // dist/assets also holds what the build before this one left behind.
  expect(precached.filter((file) => /^assets\/.*\.js$/.test(file)).length).toBeGreaterThan(3)
  expect(precached.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0)
})

test('the worker does not store itself, and stores only what exists', () => {
  expect(precached).not.toContain('sw.js')
  expect(precached.filter((file) => !builtFiles.includes(file))).toEqual([])
})

test('a first visit over a weak signal stores at most 1.5 MB, compressed where the server compresses', () => {
  const sizes = precached.map((file) => readBytes(builtFiles.includes(`${file}.gz`) ? `${file}.gz` : file).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})
