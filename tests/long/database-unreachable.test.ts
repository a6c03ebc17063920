import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { METRICS_HEADERS } from '../../server/test-metrics.ts'
import { testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { freePort } from '../free-port.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { Balancer } from '../server/balancer.ts'
import { SERVER } from '../server-program.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test.runIf(hasPostgres)(
  'a connection that breaks inside a transaction fails that transaction and nothing else',
  async () => {
    const postgres = await startPostgres()
    cleanUps.push(() => postgres.stop())
    const { db } = await openDatabase({ kind: 'postgres', url: await postgres.createDatabase() })
    cleanUps.push(() => db.destroy())
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      const pid = rows[0]?.pid
      await sql`select pg_terminate_backend(${pid})`.execute(db)
      const isThere = async () => (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length
      await expect.poll(isThere).toBe(0)
      await sql`select 1`.execute(transaction)
    })
    await expect(broken).rejects.toThrow()
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  },
)

test.runIf(hasPostgres)(
  'while PostgreSQL is unreachable the server says so in its metrics and serves the site, behind a balancer too',
  async () => {
    const site = testSite()
    cleanUps.push(site.remove)
    const postgres = await startPostgres()
    const environment = { ...serverEnvironment(site), DATABASE_URL: await postgres.createDatabase() }
    const server = await startServer(SERVER, environment).catch(async (error) => {
      await postgres.stop()
      throw error
    })
    cleanUps.push(() => server.stop('SIGKILL'))
    const balancer = await Balancer.start()
    cleanUps.push(() => balancer.stop())
    await balancer.add(server.url)
    const metrics = async () => {
      const answer = await fetch(`${server.url}/metrics`, { headers: METRICS_HEADERS })
      return `${answer.status}\n${await answer.text()}`
    }
    expect(await metrics()).toMatch(/^200\n[\s\S]*^database_up 1$[\s\S]*^inquiries_storable 1$/m)

    await postgres.stop()
    await expect.poll(metrics).toMatch(/^200\n[\s\S]*^database_up 0$[\s\S]*^inquiries_storable 0$/m)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    // Removed first, so that it is asked again before the request.
    balancer.remove(server.url)
    await balancer.add(server.url)
    expect((await fetch(balancer.url + endpoints.vehicles)).status).toBe(200)
  },
)

test.runIf(hasPostgres)(
  'a server that starts while PostgreSQL is unreachable serves the site, and accepts inquiries once PostgreSQL is back',
  async () => {
    const site = testSite()
    cleanUps.push(site.remove)
    const port = await freePort()
    const environment = {
      ...serverEnvironment(site),
      DATABASE_URL: `postgres://tester:hunter2@127.0.0.1:${port}/postgres`,
      LOG_LEVEL: 'info',
    }
    const server = await startServer(SERVER, environment)
    cleanUps.push(() => server.stop('SIGKILL'))
    const post = () =>
      fetch(server.url + endpoints.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(testInquiry()),
      })
    expect((await fetch(server.url + endpoints.vehicles)).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await post()).status).toBe(503)
    expect(server.output()).toContain('the database of DATABASE_URL is unreachable')
    expect(server.output()).not.toContain('hunter2')

    const postgres = await startPostgres(port)
    cleanUps.push(() => postgres.stop())
    expect((await post()).status).toBe(201)
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop('SIGTERM')
    expect(server.process.exitCode).toBe(0)
  },
)
