import { utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Catalogue, parseCatalogue } from './catalogue.ts'
import { type TestSite, testSite, testVehicle, testVehicles } from './test-site.ts'

let site: TestSite
let edits = 0
beforeEach(() => {
  site = testSite()
})
afterEach(() => site.remove())

/** Two writes within one tick of the file system's clock would look like one: each edit gets a time of its own. */
function edit(text: string) {
  site.write('db.json', text)
  edits += 1
  const time = new Date(2030, 0, 1, 0, 0, edits)
  utimesSync(site.config.catalogueFile, time, time)
}

const open = () => {
  const log = { info: vi.fn(), error: vi.fn() }
  return { log, catalogue: new Catalogue(site.config.catalogueFile, log) }
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

test('a repaired edit is taken up', () => {
  const { catalogue } = open()
  edit('oops')
  catalogue.current()
  edit(JSON.stringify({ vehicles: [] }))
  expect(catalogue.current().vehicles).toEqual([])
})

test('a file that disappears and comes back does not take the list away', () => {
  const { catalogue, log } = open()
  site.remove()
  expect(catalogue.current().vehicles).toHaveLength(testVehicles.length)
  expect(log.error).toHaveBeenCalledTimes(1)
  edit(JSON.stringify({ vehicles: [] }))
  expect(catalogue.current().vehicles).toEqual([])
})

test('a missing file stops the start with its name', () => {
  site.remove()
  expect(open).toThrow(/The catalogue .*db\.json cannot be used: ENOENT/)
})

test('the error names the unit and the field', () => {
  const text = JSON.stringify({ vehicles: [testVehicles[0], { ...testVehicles[1], id: 'second', price: '12,995' }] })
  expect(() => parseCatalogue(text)).toThrow(
    'vehicle 2 (id "second"), field "price": Invalid input: expected number, received string',
  )
})

test('two units with one id are refused', () => {
  const text = JSON.stringify({ vehicles: [testVehicles[0], { ...testVehicles[1], id: 'DENAGO-EV-CITY' }] })
  expect(() => parseCatalogue(text)).toThrow('the id "DENAGO-EV-CITY" is used by two vehicles')
})
