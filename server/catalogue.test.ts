import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../tests/databases.ts'
import { freePort } from '../tests/free-port.ts'
import { hasPostgres, startPostgres } from '../tests/postgres/server.ts'
import { Catalogue, LOOK_EVERY_MS } from './catalogue.ts'
import { StockStore } from './stock/stock-store.ts'
import { type DatabaseConfig, type InquiryDatabase, openDatabase } from './store/database.ts'
import { restock } from './test-restock.ts'
import { testSite, testVehicle, testVehicles } from './test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

function newSite() {
  const site = testSite()
  cleanUps.push(site.remove)
  const snapshot = () => {
    site.write('snapshot.json', JSON.stringify({ builtAt: 1_000, vehicles: testVehicles.slice(0, 2) }))
  }
  return { ...site, snapshot }
}

async function openedDatabase(config: DatabaseConfig, onUnreachable?: () => void): Promise<InquiryDatabase> {
  const database = await openDatabase(config, onUnreachable && { onUnreachable })
  cleanUps.push(() => database.db.destroy())
  return database
}

async function openCatalogue(database: InquiryDatabase, site: ReturnType<typeof newSite>, lookEveryMs = 10) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const parts = { file: site.config.catalogueFile, snapshot: join(site.dir, 'snapshot.json'), lookEveryMs, log }
  const catalogue = await Catalogue.open({ stock: new StockStore(database), ...parts })
  cleanUps.push(() => catalogue.close())
  return { catalogue, log }
}

/** A catalogue over a new embedded database. */
async function open(site = newSite()) {
  const database = await openedDatabase(site.config.database)
  return { site, database, ...(await openCatalogue(database, site)) }
}

const idsOf = (vehicles: readonly { id: string }[]) => vehicles.map(({ id }) => id)
const SOLD_OUT = JSON.stringify({ vehicles: [], soldOut: true })
const onlyOne = testVehicle('only-one', 'Only One', 'denago')

onEachDatabase(({ fresh }) => {
  test('the first start imports the vehicles of the file, complete and in order', async () => {
    const database = await openedDatabase(await fresh())
    const { catalogue } = await openCatalogue(database, newSite())
    expect(catalogue.current().vehicles).toEqual(testVehicles)
    expect(catalogue.state()).toEqual({ vehicles: 3, readable: true, changedAt: catalogue.current().changedAt })
  })

  test('servers that start together fill the stock once', async () => {
    const config = await fresh()
    const databases = [await openedDatabase(config), await openedDatabase(config), await openedDatabase(config)]
    await Promise.all(databases.map((database) => openCatalogue(database, newSite())))
    expect(await new StockStore(databases[0] as InquiryDatabase).read()).toMatchObject({ version: 1 })
  })

  test('two servers on one database show a change within five seconds, with the same time', async () => {
    expect(LOOK_EVERY_MS).toBeLessThan(5_000)
    const config = await fresh()
    const databases = [await openedDatabase(config), await openedDatabase(config)]
    const [one, two] = [
      await openCatalogue(databases[0] as InquiryDatabase, newSite(), LOOK_EVERY_MS),
      await openCatalogue(databases[1] as InquiryDatabase, newSite(), LOOK_EVERY_MS),
    ]
    const before = one.catalogue.current()
    await restock(await openedDatabase(config), [onlyOne])
    const seen = () => [one, two].map(({ catalogue }) => idsOf(catalogue.current().vehicles).join())
    await expect.poll(seen, { timeout: 5_000, interval: 50 }).toEqual(['only-one', 'only-one'])
    const { changedAt, etag } = one.catalogue.current()
    expect(two.catalogue.current()).toMatchObject({ changedAt, etag })
    expect(changedAt).toBeGreaterThan(before.changedAt)
    expect(etag).not.toBe(before.etag)
  })
})

test('a file that is edited after the first start is not read, and the start says how to import it', async () => {
  const { site, database, catalogue, log } = await open()
  await catalogue.close()
  expect(log.warn).not.toHaveBeenCalled()
  site.write('db.json', JSON.stringify({ inquiries: [], vehicles: testVehicles }))
  expect((await openCatalogue(database, site)).log.warn).not.toHaveBeenCalled()

  site.write('db.json', SOLD_OUT)
  const later = await openCatalogue(database, site)
  expect(later.catalogue.current().vehicles).toHaveLength(3)
  expect(later.log.warn.mock.calls).toEqual([
    [expect.stringMatching(/The stock is in the database, .*"npm run stock -- import .*db\.json --dry-run" shows/)],
  ])
  site.write('db.json', '{ "vehicles": [')
  expect((await openCatalogue(database, site)).log.warn).not.toHaveBeenCalled()
})

test('a stock is filled once, also with a file that says "sold out", and an empty one is not filled again', async () => {
  const site = newSite()
  site.write('db.json', SOLD_OUT)
  const { database, catalogue } = await open(site)
  expect(catalogue.state()).toMatchObject({ vehicles: 0, readable: true })
  await catalogue.close()
  site.write('db.json', JSON.stringify({ vehicles: testVehicles }))
  const second = await openCatalogue(database, site)
  expect(second.catalogue.current().vehicles).toEqual([])
  await second.catalogue.close()
  await restock(database, testVehicles)
  await restock(database, [])
  expect((await openCatalogue(database, site)).catalogue.current().vehicles).toEqual([])
})

test('a command that finds nothing to change leaves the first import to the server', async () => {
  const site = newSite()
  const database = await openedDatabase(site.config.database)
  await restock(database, [])
  expect((await openCatalogue(database, site)).catalogue.current().vehicles).toEqual(testVehicles)
})

test('sold and removed units are not in the list, and are known as they were last, newest first', async () => {
  const { database, catalogue } = await open()
  const [first, second, third] = testVehicles
  if (!first || !second || !third) throw new Error('too few vehicles')
  await restock(database, [first, third])
  await restock(database, [
    { ...first, status: 'sold', inStock: false },
    { ...third, status: 'held' },
  ])
  await expect.poll(() => idsOf(catalogue.current().gone)).toEqual([first.id, second.id])
  const { vehicles, json, gone } = catalogue.current()
  expect(idsOf(vehicles)).toEqual([third.id])
  expect(JSON.parse(json.toString())).toEqual(vehicles)
  expect(gone[1]).toEqual(second)
})

test('a draft is neither in the list nor known as a unit that is gone', async () => {
  const { database, catalogue } = await open()
  const [first, second] = testVehicles
  if (!first || !second) throw new Error('too few vehicles')
  await restock(database, [{ ...first, status: 'draft', inStock: false }, second])
  await expect.poll(() => idsOf(catalogue.current().vehicles)).toEqual([second.id])
  expect(idsOf(catalogue.current().gone)).not.toContain(first.id)
  expect(catalogue.lookup(first.id)).toEqual({})
})

test('an edition of the stock is another object only after a change', async () => {
  const { database, catalogue } = await open()
  const before = catalogue.current()
  const looks = vi.spyOn(StockStore.prototype, 'stamp')
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(3)
  looks.mockRestore()
  expect(catalogue.current()).toBe(before)
  await restock(database, [onlyOne])
  await expect.poll(() => catalogue.current()).not.toBe(before)
})

test('while the stock cannot be read, the last one stays in use, and the log says so once', async () => {
  const { database, catalogue, log } = await open()
  const { changedAt } = catalogue.current()
  await database.db.schema.alterTable('stock_version').renameTo('elsewhere').execute()
  await expect.poll(() => catalogue.state()).toEqual({ vehicles: 3, readable: false, changedAt })
  const looks = vi.spyOn(StockStore.prototype, 'stamp')
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(3)
  looks.mockRestore()
  expect(log.error.mock.calls).toEqual([
    [expect.stringMatching(/^The stock cannot be read: .* What was read last stays in use\.$/)],
  ])
  await database.db.schema.alterTable('elsewhere').renameTo('stock_version').execute()
  await expect.poll(() => catalogue.state()).toEqual({ vehicles: 3, readable: true, changedAt })
})

describe('a first start with a file that is just being written', () => {
  test('has the vehicles of the last build until the file is whole', async () => {
    const site = newSite()
    site.snapshot()
    site.write('db.json', '{ "vehicles": [')
    const { catalogue, log } = await open(site)
    expect(catalogue.current()).toMatchObject({ vehicles: testVehicles.slice(0, 2), changedAt: 1_000 })
    expect(log.error.mock.calls).toEqual([
      [
        expect.stringMatching(
          /db\.json cannot be used: it is not JSON: .*\. The vehicles of the last build are in use\./,
        ),
      ],
    ])
    site.write('db.json', JSON.stringify({ vehicles: testVehicles }))
    await expect.poll(() => catalogue.state()).toMatchObject({ vehicles: 3, readable: true })
  })

  test('without a build, throws and says what is wrong', async () => {
    const site = newSite()
    site.write('db.json', '{ "vehicles": [')
    await expect(open(site)).rejects.toThrow(/The catalogue .*db\.json cannot be used: it is not JSON/)
    site.write('snapshot.json', '{"vehicles":[{}]}')
    await expect(open(site)).rejects.toThrow(/it is not JSON/)
  })

  test('ends with the name of a file that is missing: that is a wrong setting, and no edit', async () => {
    const site = newSite()
    site.snapshot()
    rmSync(site.config.catalogueFile)
    await expect(open(site)).rejects.toThrow(/The catalogue .*db\.json cannot be used: ENOENT/)
  })

  test('ends with the unit whose figures cannot be right', async () => {
    const site = newSite()
    site.write('db.json', JSON.stringify({ vehicles: [{ ...onlyOne, status: 'lost' }] }))
    await expect(open(site)).rejects.toThrow(
      /db\.json cannot be used\. Unit "only-one", status: found "lost"; it takes one of draft, incoming, available, held, sold\.$/,
    )
  })
})

test.runIf(hasPostgres)('without PostgreSQL the last build is served until the database is there', async () => {
  const port = await freePort()
  const site = newSite()
  const config = { kind: 'postgres' as const, url: `postgres://tester@127.0.0.1:${port}/postgres` }
  const database = await openedDatabase(config, () => undefined)
  // Without a build it is the file, but for what is not on the list.
  site.write('db.json', JSON.stringify({ vehicles: [...testVehicles, { ...onlyOne, status: 'draft' }] }))
  const bare = await openCatalogue(database, site)
  expect(bare.catalogue.state()).toMatchObject({ vehicles: 3, readable: false })
  await bare.catalogue.close()

  site.snapshot()
  const { catalogue, log } = await openCatalogue(database, site)
  expect(catalogue.state()).toEqual({ vehicles: 2, readable: false, changedAt: 1_000 })
  expect(log.error).toHaveBeenCalledTimes(1)
  const postgres = await startPostgres(port)
  cleanUps.splice(0, 0, postgres.stop)
  await expect.poll(() => catalogue.state()).toMatchObject({ vehicles: 3, readable: true })
})
