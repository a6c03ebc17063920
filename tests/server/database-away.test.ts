import { afterEach, expect, test, vi } from 'vitest'
import { testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

// Each test starts processes, some several; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 })

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test.runIf(hasPostgres)(
  'when PostgreSQL goes away the server says so in its metrics, and serves the site',
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
    const metrics = async () => {
      const answer = await fetch(`${server.url}/metrics`)
      return `${answer.status}\n${await answer.text()}`
    }
    expect(await metrics()).toMatch(/^200\n[\s\S]*^database_up 1$[\s\S]*^inquiries_storable 1$/m)

    await postgres.stop()
    await expect
      .poll(metrics, { timeout: 60_000 })
      .toMatch(/^200\n[\s\S]*^database_up 0$[\s\S]*^inquiries_storable 0$/m)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(server.url + endpoints.vehicles)).status).toBe(200)
  },
)
