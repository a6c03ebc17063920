import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { restock } from '../../server/test-restock.ts'
import { testSite, testVehicle, testVehicles } from '../../server/test-site.ts'
import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { Clicks, get } from '../server/clicks.ts'
import { SERVER } from '../server-program.ts'

const UNITS = 50
const CHANGES = 50

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const [city = testVehicle('city', 'Denago City', 'denago')] = testVehicles
/** A unit that is on every page which shows carts, and in every feed. */
const unit = {
  ...city,
  serial: '1HGCM82633A004352',
  year: 2024,
  condition: 'used',
  isNew: false,
  miles: 41,
  colors: ['Red'],
  images: ['/photos/0123456789abcdef-960.webp'],
  place: 'Hatfield',
  status: 'available',
}
const others = Array.from({ length: UNITS - 1 }, (_, index) =>
  testVehicle(`unit-${index}`, `Unit ${index}`, index % 2 ? 'denago' : 'evolution'),
)
const at = (price: number) => [{ ...unit, price }, ...others]

/** One of each class. */
const PLACES = [
  paths.home,
  paths.inventory,
  paths.denago,
  paths.vehicle(unit.id),
  paths.featuredVehicle(unit.id),
  paths.town('scranton'),
  paths.townAlias('scranton'),
  '/llms.txt',
  '/feed.json',
  '/feeds/google-vehicles.csv',
  '/feeds/meta-vehicles.csv',
  endpoints.vehicles,
  endpoints.vehicle(unit.id),
]

test.runIf(hasPostgres)(
  'while visitors of two servers click without pause, each of fifty prices reaches every page, feed and answer',
  async () => {
    const [site, postgres] = [testSite(), await startPostgres()]
    cleanUps.push(site.remove, postgres.stop)
    const url = await postgres.createDatabase()
    const start = async () => {
      const server = await startServer(SERVER, { ...serverEnvironment(site), SITE_DIR: 'dist', DATABASE_URL: url })
      cleanUps.push(() => server.stop('SIGKILL'))
      return server
    }
    const servers = [await start(), await start()]
    const database = await openDatabase({ kind: 'postgres', url })
    cleanUps.push(() => database.db.destroy())
    await restock(database, at(9_000))

    const addresses = servers.flatMap((server) => PLACES.map((path) => server.url + path))
    const withoutPrice = async (price: number) => {
      const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
      const written = new RegExp(price.toLocaleString('en-US').replace(',', ',?'))
      return addresses.filter((_, index) => !written.test(texts[index] ?? ''))
    }
    await expect.poll(() => withoutPrice(9_000)).toEqual([])
    const clicks = new Clicks(addresses.map(get))
    cleanUps.push(() => clicks.end())
    for (let price = 9_001; price < 9_001 + CHANGES; price += 1) {
      await restock(database, at(price))
      await clicks.more(10)
    }
    await expect.poll(() => withoutPrice(9_000 + CHANGES), { timeout: 10_000 }).toEqual([])
    expect(await clicks.end()).toEqual([])
  },
)
