import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { endpoints } from '../src/contract/endpoints.ts'
import { isAvailable } from '../tests/system-tools.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts'
import { testApp } from './test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Larger than the socket buffers of the kernel on a local connection. */
const LARGE = '/images/large.webp'

async function startWith(limits: Partial<ConnectionLimits>) {
  const { app, site, stop } = await testApp({ connectionLimits: { ...CONNECTION_LIMITS, checkMs: 20, ...limits } })
  cleanUps.push(stop)
  site.write(`dist${LARGE}`, 'x'.repeat(40_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const newClient = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    cleanUps.push(() => socket.destroy())
    return socket
  }
  const connections = () => promisify(app.server.getConnections.bind(app.server))()
  return { app, newClient, connections }
}

/** Of a request whose body is still to come. */
const POST_HEAD = `POST ${endpoints.contact} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`

const closed = (socket: Socket) => once(socket, 'close')

test('a client that does not read is cut off', async () => {
  const { newClient, connections } = await startWith({ silenceMs: 300 })
  const client = newClient()
  client.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(client, 'readable')
  await expect.poll(connections).toBe(0)
})

test('a client that reads a little now and then is cut off', async () => {
  const client = (await startWith({ answerMs: 300 })).newClient()
  client.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const sip = setInterval(() => client.read(100_000), 20)
  cleanUps.push(() => clearInterval(sip))
  client.on('readable', () => undefined)
  await closed(client)
  expect(client.bytesRead).toBeLessThan(40_000_000)
})

test.each([
  ['head', 'GET / HTTP/1.1\r\n', 'X: y\r\n'],
  ['body', POST_HEAD, ' '],
])(
  'a client that sends the %s a little at a time gets an answer that says so and is disconnected',
  async (_part, start, drop) => {
    const client = (await startWith({ headMs: 300, requestMs: 300 })).newClient()
    client.write(start)
    const drip = setInterval(() => client.writable && client.write(drop), 20)
    cleanUps.push(() => clearInterval(drip))
    let answer = ''
    client.on('data', (chunk) => {
      answer += chunk
    })
    await closed(client)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('That request took too long to arrive.')
  },
)

test('connections above the limit are closed, and afterwards there is room again', async () => {
  const { newClient } = await startWith({ connections: 2 })
  const [first, second] = [newClient(), newClient()]
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  const third = newClient()
  await closed(third)
  first.destroy()
  await closed(first)
  await expect
    .poll(async () => {
      const fourth = newClient()
      fourth.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      return Promise.race([once(fourth, 'data').then(String), closed(fourth).then(() => 'closed')])
    })
    .toMatch(/^HTTP\/1\.1 200/)
})

const getOf = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`
const lastOf = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

test('requests that a client sends without waiting for answers are answered one at a time, in their order', async () => {
  const { app, newClient } = await startWith({})
  const responses: ServerResponse[] = []
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => responses.push(response))
  const client = newClient()
  client.write(getOf(LARGE) + getOf('/healthz') + getOf(LARGE) + lastOf('/about'))
  await once(client, 'readable')
  await expect.poll(() => responses.length).toBe(4)
  const other = newClient()
  other.write(getOf(LARGE))
  await once(other, 'data')
  other.destroy()
  expect(responses.map((response) => response.headersSent).slice(0, 4)).toEqual([true, false, false, false])

  const answers = (await buffer(client)).toString('latin1')
  expect(answers.match(/(?<=^content-type: )[a-z]+\/[a-z]+/gm)).toEqual([
    'image/webp',
    'application/json',
    'image/webp',
    'text/html',
  ])
})

test('a client that sends many requests without waiting for answers is disconnected, and others are not', async () => {
  const { newClient, connections } = await startWith({ unanswered: 5 })
  const usual = newClient()
  usual.write(getOf('/healthz').repeat(5))
  const greedy = newClient()
  greedy.write(getOf(LARGE).repeat(100))
  await closed(greedy)
  expect(await connections()).toBe(1)
  usual.write(getOf('/healthz'))
  let answers = ''
  usual.on('data', (chunk) => {
    answers += chunk
  })
  await expect.poll(() => answers.split('HTTP/1.1 200').length - 1).toBe(6)
})

const hasDescriptors = isAvailable('/proc/self/fd', existsSync('/proc/self/fd'))
test.runIf(hasDescriptors)('a client that leaves before its answers leaves no file open', async () => {
  const { app, newClient, connections } = await startWith({})
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(LARGE)
      } catch {
        return false
      }
    })
  let requests = 0
  app.server.on('request', () => {
    requests += 1
  })
  const client = newClient()
  client.write(getOf(LARGE).repeat(5))
  await once(client, 'readable')
  await expect.poll(() => requests).toBe(5)
  expect(openFiles()).toHaveLength(1)
  client.destroy()
  await expect.poll(connections).toBe(0)
  await expect.poll(openFiles).toEqual([])
})

test('a client that was connected when the server began to stop gets its answer, also to a later request', async () => {
  const { app, newClient } = await startWith({})
  const accepted = once(app.server, 'connection')
  const client = newClient()
  await accepted
  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = String((await once(client, 'data'))[0])
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  await stopped
})

/** Milliseconds: far less than the limits of connections. */
const SOON = 30_000
test(
  'a client that sends its request a little now and then holds up a stop only for a while',
  async () => {
    const { app, newClient } = await startWith({ stopMs: 500 })
    const accepted = once(app.server, 'request')
    const client = newClient()
    client.write(POST_HEAD)
    await accepted
    const sip = setInterval(() => client.write(' '), 20)
    cleanUps.push(() => clearInterval(sip))
    await expect(app.close()).resolves.toBeUndefined()
  },
  SOON,
)

test(
  'a client that reads its answer a little now and then holds up a stop only for a while',
  async () => {
    const { app, newClient } = await startWith({ stopMs: 500 })
    const client = newClient()
    client.write(getOf(LARGE))
    await once(client, 'readable')
    const sip = setInterval(() => client.read(10_000), 20)
    cleanUps.push(() => clearInterval(sip))
    client.on('readable', () => undefined)
    await expect(app.close()).resolves.toBeUndefined()
  },
  SOON,
)
