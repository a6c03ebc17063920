// `npx tsx server/bench/bench-connections.ts`: the memory of the server under 5,000 connections that are idle, that send half a request,
// and that ask for the list of 5,000 vehicles and do not read it.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testVehicle } from '../test-site.ts'
import { startTarget, stopTarget, usageOf } from './targets.ts'

const CONNECTIONS = 5_000
/** How many are opened at the same time. */
const AT_ONCE = 50
const UNITS = 5_000
const MB = 1_000_000

const KINDS: Readonly<Record<string, string>> = {
  idle: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
  'half a head': `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(4_000)}`,
  'half a body': `POST ${endpoints.contact} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n${' '.repeat(8_000)}`,
  'the list, not read': `GET ${endpoints.vehicles} HTTP/1.1\r\nHost: x\r\n\r\n`,
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const catalogue = join(folder, 'catalogue.json')
const vehicles = Array.from({ length: UNITS }, (_, index) =>
  testVehicle(`unit-${index}`, `Unit ${index}`, 'denago', { description: 'x'.repeat(800) }),
)
writeFileSync(catalogue, JSON.stringify({ vehicles, inquiries: [] }))
const target = await startTarget('target.ts', 'with-write', 'dist', catalogue)
const { port, hostname } = new URL(target.url)

async function open(request: string): Promise<Socket> {
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(request)
  return socket
}

/** How long a visitor waits meanwhile, in ms. */
async function visit(): Promise<number> {
  const start = performance.now()
  await (await fetch(`${target.url}/`)).text()
  return performance.now() - start
}

const report = async (when: string) => {
  const waited = await visit()
  const { memory } = await usageOf(target)
  console.log(
    `${when.padEnd(44)}${(memory / MB).toFixed(0).padStart(6)} MB${waited.toFixed(0).padStart(8)} ms for a visitor`,
  )
}

await visit()
await report('before')
const sockets: Socket[] = []
for (const [kind, request] of Object.entries(KINDS)) {
  for (let opened = 0; opened < CONNECTIONS / Object.keys(KINDS).length; opened += AT_ONCE) {
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(request)))))
  }
  await report(`with ${sockets.length} connections, the last ${kind}`)
}
for (const socket of sockets) socket.destroy()
await report('after they are gone')
await stopTarget(target)
rmSync(folder, { recursive: true })
