import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { METRICS_HEADERS } from '../../server/test-metrics.ts'
import { testSite, testVehicle } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const MB = 1_000_000
const READERS = 60

test('clients that do not read share one list in memory, at any size', async () => {
  const site = testSite()
  cleanUps.push(site.remove)
  // 20 MB: more than the kernel buffers for the server. A description is no longer than this.
  const vehicles = Array.from({ length: 4_000 }, (_, index) =>
    testVehicle(`unit-${index}`, `Unit ${index}`, 'denago', { description: 'x'.repeat(5_000) }),
  )
  site.write('db.json', JSON.stringify({ vehicles, inquiries: [] }))
  const server = await startServer(SERVER, serverEnvironment(site))
  cleanUps.push(() => server.stop('SIGKILL'))
  const memory = async () => {
    const metrics = await (await fetch(`${server.url}/metrics`, { headers: METRICS_HEADERS })).text()
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])
  }
  const ask = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
    cleanUps.push(() => socket.destroy())
    socket.write(`GET ${endpoints.vehicles} HTTP/1.1\r\nHost: x\r\n\r\n`)
    // By then all of the answer is waiting in the server.
    await once(socket, 'readable')
    return socket
  }
  await ask()
  const before = await memory()
  await Promise.all(Array.from({ length: READERS }, ask))
  expect((await memory()) - before).toBeLessThan(200 * MB)
})
