import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { SilentProxy } from '../server/silent-proxy.ts'
import { startReceiver } from '../server/webhook-receiver.ts'
import { SERVER } from '../server-program.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test.runIf(hasPostgres)(
  'the server drops connections to PostgreSQL that fall silent, and continues with new ones',
  async () => {
    const [site, postgres, receiver] = [testSite(), await startPostgres(), await startReceiver()]
    cleanUps.push(site.remove, postgres.stop, receiver.stop)
    const url = await postgres.createDatabase()
    const proxy = await SilentProxy.start(url)
    cleanUps.push(() => proxy.stop())
    const server = await startServer(SERVER, {
      ...serverEnvironment(site),
      DATABASE_URL: proxy.of(url),
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: 'sixteen letters or more',
      LOG_LEVEL: 'info',
    })
    cleanUps.push(() => server.stop('SIGKILL'))
    const post = async (inquiry: object) => {
      const body = JSON.stringify(inquiry)
      const headers = { 'content-type': 'application/json' }
      return (await fetch(server.url + endpoints.contact, { method: 'POST', headers, body })).status
    }
    const statusOf = async (path: string) => (await fetch(server.url + path)).status
    const [before, cut, next] = [testInquiry(), testInquiry(), testInquiry()]
    expect(await post(before)).toBe(201)
    // A delivery whose record is cut off is tried again when its lease ends, minutes later.
    await expect.poll(server.output).toContain('"msg":"delivered"')

    const fallenSilent = proxy.silenceAfter('insert into "inquiry"')
    const cutAnswer = post(cut)
    await fallenSilent
    const nextAnswer = post(next)
    expect(await statusOf('/healthz')).toBe(200)
    const first = await Promise.race([cutAnswer.then(() => 'cut'), nextAnswer.then(() => 'next')])
    expect(first, 'the next batch does not wait for the one that hangs').toBe('next')
    expect(await Promise.all([cutAnswer, nextAnswer])).toEqual([503, 201])
    // PostgreSQL has ended the transaction that stored it and was never committed.
    expect(await post(cut)).toBe(201)
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    await expect.poll(() => [...receiver.counts.keys()].toSorted()).toEqual([before.id, cut.id, next.id].toSorted())
    await server.stop('SIGTERM')
    expect(server.process.exitCode).toBe(0)
    const client = new pg.Client(url)
    await client.connect()
    cleanUps.push(() => client.end())
    const others = 'select pid from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()'
    await expect
      .poll(async () => (await client.query(others)).rows, { timeout: 20_000, message: 'PostgreSQL keeps no dead one' })
      .toEqual([])
  },
)
