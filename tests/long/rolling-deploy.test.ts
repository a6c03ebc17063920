import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { InquiryRecords } from '../../server/store/inquiry-records.ts'
import { testSite } from '../../server/test-site.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { Balancer } from '../server/balancer.ts'
import { Clicks, get, send } from '../server/clicks.ts'
import { SERVER } from '../server-program.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test.runIf(hasPostgres)(
  'two servers are replaced one after the other without one failed request or lost inquiry',
  async () => {
    const [site, postgres, balancer] = [testSite(), await startPostgres(), await Balancer.start()]
    cleanUps.push(site.remove, postgres.stop, () => balancer.stop())
    const url = await postgres.createDatabase()
    const start = async () => {
      const server = await startServer(SERVER, {
        ...serverEnvironment(site),
        DATABASE_URL: url,
        DRAIN_SECONDS: '1',
        TRUST_PROXY: 'loopback',
      })
      cleanUps.push(() => server.stop('SIGKILL'))
      return server
    }
    const old = await Promise.all([start(), start()])
    for (const server of old) await balancer.add(server.url)

    const accepted: string[] = []
    const pages = ['/', '/inventory', '/assets/app-3f2a1b.js', '/api/vehicles'].map((path) => get(balancer.url + path))
    const clicks = new Clicks([...pages, send(balancer.url, (id) => accepted.push(id))])
    cleanUps.push(() => clicks.end())
    await clicks.more(100)
    for (const server of old) {
      const replacement = await start()
      await balancer.add(replacement.url)
      await clicks.more(100)
      await server.stop('SIGTERM')
      balancer.remove(server.url)
      expect(server.process.exitCode).toBe(0)
      await clicks.more(100)
    }
    expect(await clicks.end()).toEqual([])

    const database = await openDatabase({ kind: 'postgres', url })
    cleanUps.push(() => database.db.destroy())
    const stored = (await new InquiryRecords(database).list()).map(({ id }) => id)
    expect(stored.toSorted()).toEqual(accepted.toSorted())
    expect(accepted.length).toBeGreaterThan(100)
  },
)
