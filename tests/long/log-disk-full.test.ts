import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { METRICS_HEADERS } from '../../server/test-metrics.ts'
import { testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { freePort } from '../free-port.ts'
import { SERVER } from '../server-program.ts'
import { isAvailable } from '../system-tools.ts'

/** Every write to it fails like one to a full disk. */
const FULL = '/dev/full'

test.runIf(isAvailable(FULL, existsSync(FULL)))(
  'with a full disk under its log the server answers, counts lost lines, and stops well',
  async () => {
    const site = testSite()
    const port = String(await freePort())
    const log = openSync(FULL, 'w')
    const server = spawn(process.execPath, [SERVER], {
      env: { ...process.env, ...serverEnvironment(site), PORT: port },
      stdio: ['ignore', log, 'ignore'],
    })
    closeSync(log)
    const ended = once(server, 'exit')
    const get = (path: string, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(2_000) })
    try {
      await expect
        .poll(async () => (await get('/healthz').catch(() => undefined))?.status, { timeout: 10_000 })
        .toBe(200)
      expect((await get(endpoints.vehicles)).status).toBe(200)
      expect(await (await get('/metrics', METRICS_HEADERS)).text()).toMatch(/^log_lines_dropped_total [1-9]/m)
      server.kill('SIGTERM')
      await expect.poll(() => server.exitCode, { timeout: 10_000 }).toBe(0)
    } finally {
      server.kill('SIGKILL')
      await ended
      site.remove()
    }
  },
  30_000,
)
