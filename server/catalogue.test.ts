import fs, { rmSync, utimesSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Catalogue } from './catalogue.ts'
import { type TestSite, testSite, testVehicle, testVehicles } from './test-site.ts'

let site: TestSite
let edits = 0
beforeEach(() => {
  site = testSite()
})
afterEach(() => {
  vi.useRealTimers()
  site.remove()
})

/** Two writes within one tick of the file system's clock would look like one: each edit gets a time of its own. */
function edit(text: string) {
  site.write('db.json', text)
  edits += 1
  const time = new Date(2030, 0, 1, 0, 0, edits)
  utimesSync(site.config.catalogueFile, time, time)
}

const SOLD_OUT = JSON.stringify({ vehicles: [], soldOut: true })

const open = (snapshot?: string) => {
  const log = { info: vi.fn(), error: vi.fn() }
  return { log, catalogue: new Catalogue(site.config.catalogueFile, log, snapshot) }
}

test('an edit of the file is seen without a restart', () => {
  const { catalogue } = open()
  const before = catalogue.current()
  edit(JSON.stringify({ vehicles: [testVehicle('only-one', 'Only One', 'denago')] }))
  expect(catalogue.current().vehicles.map(({ id }) => id)).toEqual(['only-one'])
  expect(catalogue.current().etag).not.toBe(before.etag)
})

test('a broken edit keeps the last good edition and is reported once', () => {
  const { catalogue, log } = open()
  edit('{ "vehicles": [')
  expect(catalogue.current().vehicles).toHaveLength(testVehicles.length)
  catalogue.current()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]?.[0]).toMatch(/db\.json cannot be used: .* The last good edition stays in use\./)
})

test.each(['EACCES', 'EMFILE'])('an edit whose reading ends with %s is read again, and reported once', (code) => {
  const { catalogue, log } = open()
  edit(SOLD_OUT)
  const reading = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error(`${code}: a reason`), { code })
  })
  syncBuiltinESMExports()
  try {
    expect(catalogue.current().vehicles).toHaveLength(testVehicles.length)
    expect(catalogue.state()).toMatchObject({ refused: true, message: expect.stringContaining(code) })
    expect(log.error).toHaveBeenCalledTimes(1)
  } finally {
    reading.mockRestore()
    syncBuiltinESMExports()
  }
  expect(catalogue.state()).toMatchObject({ vehicles: 0, refused: false })
})

test('a repaired edit is taken up', () => {
  const { catalogue } = open()
  edit('oops')
  catalogue.current()
  edit(SOLD_OUT)
  expect(catalogue.current().vehicles).toEqual([])
})

test('a file that disappears and comes back does not empty the list', () => {
  const { catalogue, log } = open()
  site.remove()
  expect(catalogue.current().vehicles).toHaveLength(testVehicles.length)
  expect(log.error).toHaveBeenCalledTimes(1)
  edit(SOLD_OUT)
  expect(catalogue.current().vehicles).toEqual([])
})

test('a missing file stops the start with its name', () => {
  site.remove()
  expect(() => open()).toThrow(/The catalogue .*db\.json cannot be used: ENOENT/)
})

test('an empty list does not replace the last good one', () => {
  const { catalogue, log } = open()
  edit('{"vehicles":[]}')
  expect(catalogue.current().vehicles).toHaveLength(testVehicles.length)
  expect(log.error.mock.calls[0]?.[0]).toContain('its list is empty')
})

test('the state says what is wrong, since when, and when it is put right', () => {
  vi.useFakeTimers({ now: 1_000 })
  const { catalogue, log } = open()
  expect(catalogue.state()).toEqual({ vehicles: 3, refused: false, since: 1_000, message: undefined })
  vi.setSystemTime(2_000)
  edit('{ "vehicles": [')
  const message = expect.stringMatching(/^The catalogue .*db\.json cannot be used: it is not JSON: .*\.$/)
  // Nobody has asked for a vehicle: whoever asks for the state is enough.
  expect(catalogue.state()).toEqual({ vehicles: 3, refused: true, since: 2_000, message })
  vi.setSystemTime(3_000)
  edit('{ "vehicles": [')
  expect(catalogue.state()).toMatchObject({ refused: true, since: 2_000 })
  expect(log.error).toHaveBeenCalledTimes(1)
  edit(SOLD_OUT)
  expect(catalogue.state()).toEqual({ vehicles: 0, refused: false, since: 3_000, message: undefined })
})

describe('started with a file that is just being written', () => {
  const snapshot = () => {
    site.write('snapshot.json', JSON.stringify({ builtAt: 1, vehicles: testVehicles.slice(0, 2) }))
    return join(site.dir, 'snapshot.json')
  }

  test('the vehicles of the last build are in use until it is whole', () => {
    edit('{ "vehicles": [')
    const { catalogue, log } = open(snapshot())
    expect(catalogue.current().vehicles).toHaveLength(2)
    expect(catalogue.state()).toMatchObject({ vehicles: 2, refused: true })
    expect(log.error.mock.calls).toEqual([[expect.stringContaining('The vehicles of the last build are in use.')]])
    edit(JSON.stringify({ vehicles: testVehicles }))
    expect(catalogue.state()).toMatchObject({ vehicles: 3, refused: false })
  })

  test('without a build the start ends with what is wrong', () => {
    edit('{ "vehicles": [')
    expect(() => open(join(site.dir, 'none.json'))).toThrow(/The catalogue .*db\.json cannot be used: it is not JSON/)
    site.write('snapshot.json', '{"vehicles":[{}]}')
    expect(() => open(join(site.dir, 'snapshot.json'))).toThrow(/it is not JSON/)
  })

  test('a file that is missing is a wrong setting, and no edit', () => {
    const file = snapshot()
    rmSync(site.config.catalogueFile)
    expect(() => open(file)).toThrow(/The catalogue .*db\.json cannot be used: ENOENT/)
  })
})
