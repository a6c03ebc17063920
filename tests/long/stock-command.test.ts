import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { StockStore } from '../../server/stock/stock-store.ts'
import { type DatabaseConfig, openDatabase } from '../../server/store/database.ts'
import { testSite, testVehicle, testVehicles } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { fc } from '../properties.ts'
import { SERVER } from '../server-program.ts'

const STOCK = join(dirname(SERVER), 'stock.js')

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const databases: [name: string, settings: () => Promise<{ DATABASE_URL?: string }>][] = [
  ['the embedded database', async () => ({})],
]
if (hasPostgres) {
  databases.push([
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres()
      cleanUps.push(postgres.stop)
      return { DATABASE_URL: await postgres.createDatabase() }
    },
  ])
}

async function start(settings: { DATABASE_URL?: string }) {
  const site = testSite()
  cleanUps.push(site.remove)
  const environment: Record<string, string> = { ...serverEnvironment(site), ...settings }
  const server = async () => {
    const running = await startServer(SERVER, environment)
    cleanUps.push(() => running.stop('SIGKILL'))
    return running
  }
  const command = (...words: string[]) => {
    const child = spawn(process.execPath, [STOCK, ...words], { env: { ...process.env, ...environment } })
    const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
    return { child, ended: ended.then(([, output, problems]) => ({ output, problems, code: child.exitCode })) }
  }
  const config: DatabaseConfig = settings.DATABASE_URL
    ? { kind: 'postgres', url: settings.DATABASE_URL }
    : { kind: 'sqlite', dataDir: environment.DATA_DIR ?? '' }
  const write = (name: string, content: string) => {
    mkdirSync(site.dir, { recursive: true })
    const file = join(site.dir, name)
    writeFileSync(file, content)
    return file
  }
  return { server, command, config, write }
}

test.each(databases)(
  'on %s a price that a command sets is soon in the list of every server',
  async (_name, settings) => {
    const { server, command } = await start(await settings())
    const servers = [await server(), await server()]
    const { output } = await command('set', 'denago-ev-city', 'price=8995').ended
    expect(output).toContain('Change 2: 1 unit changed')
    const listed = (url: string) => fetch(url + endpoints.vehicles).then((answer) => answer.json())
    const prices = () => Promise.all(servers.map(async ({ url }) => (await listed(url))[0].price))
    await expect.poll(prices, { interval: 50 }).toEqual([8_995, 8_995])

    await command('set', 'denago-ev-city', 'status=sold').ended
    const ids = () => Promise.all(servers.map(async ({ url }) => (await listed(url)).length))
    await expect.poll(ids, { interval: 50 }).toEqual([2, 2])
    for (const { url } of servers) expect((await fetch(url + endpoints.vehicle('denago-ev-city'))).status).toBe(404)
  },
)

test('an input error is printed on standard error, with an exit code', async () => {
  const { server, command, write } = await start({})
  expect(await command('list').ended).toMatchObject({
    code: 2,
    problems: expect.stringContaining('There is no database'),
  })
  await server()
  expect(await command('nothing').ended).toMatchObject({
    code: 2,
    problems: expect.stringContaining('npm run stock -- COMMAND'),
  })
  expect(await command('import', 'none.csv').ended).toMatchObject({ code: 2, problems: 'none.csv is not there.\n' })
  const rows = Array.from({ length: 30 }, (_, index) => `S-${index},1`)
  const { code, problems } = await command('import', write('stock.csv', ['Stock #,Price', ...rows].join('\n'))).ended
  expect([code, problems.trim().split('\n').length]).toEqual([1, 22])
  expect(problems).toMatch(/^stock\.csv, row 2, .*And 10 more\.\nNothing was changed\.\n$/s)
})

const UNITS = 500
const KILLS = 5

test.each(databases)(
  'on %s an import that is killed at any moment is applied as a whole or not at all',
  async (name, settings) => {
    const { server, command, config, write } = await start(await settings())
    await (await server()).stop()
    const fileOf = (price: number) => {
      const units = Array.from({ length: UNITS }, (_, index) =>
        testVehicle(`unit-${index}`, `Unit ${index}`, 'denago', { price }),
      )
      return write(`${price}.json`, JSON.stringify([...testVehicles, ...units]))
    }
    const begun = performance.now()
    expect(await command('import', fileOf(1_000)).ended).toMatchObject({ code: 0 })
    const whole = performance.now() - begun

    const database = await openDatabase(config)
    cleanUps.push(() => database.db.destroy())
    const store = new StockStore(database)
    const state = async () => {
      const { version, units } = await store.read()
      return {
        version,
        prices: [...new Set(units.slice(testVehicles.length).map(({ vehicle }) => vehicle.price))],
        count: units.length,
      }
    }
    let before = await state()
    const outcomes: string[] = []
    const moments = fc.sample(fc.double({ min: 0.3, max: 1.2, noNaN: true }), KILLS)
    for (const [index, moment] of moments.entries()) {
      const price = 2_000 + index
      const { child, ended } = command('import', fileOf(price))
      await delay(whole * moment)
      child.kill('SIGKILL')
      await ended
      const after = await state()
      const isThere = after.version !== before.version
      outcomes.push(isThere ? 'there' : 'not there')
      expect(after).toEqual(
        isThere ? { version: before.version + 1, prices: [price], count: UNITS + testVehicles.length } : before,
      )
      const changes = await database.db
        .selectFrom('stock_change')
        .select('version')
        .where('version', '>', before.version)
        .execute()
      expect(changes).toHaveLength(isThere ? UNITS : 0)
      before = after
    }
    process.stdout.write(
      `${name}: an import of ${UNITS} units took ${Math.round(whole)} ms; killed ones were ${outcomes.join(', ')}\n`,
    )
    expect(await command('import', fileOf(9_000)).ended).toMatchObject({ code: 0 })
    expect((await state()).prices).toEqual([9_000])
  },
)
