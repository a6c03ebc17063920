import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { testInquiry } from '../test-inquiry.ts'
import type { Lead } from './lead.ts'
import { signaturesOf, webhookSink } from './webhook.ts'

const SECRET = 'a secret of enough letters'
const lead: Lead = {
  inquiry: testInquiry(),
  reference: '7K3M-9QXD',
  receivedAt: '2026-05-01T12:00:00.000Z',
  writtenAt: undefined,
  replaces: undefined,
  replacedBy: [],
  vehicle: undefined,
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function receiver(listener: RequestListener, limitMs?: number, secret = SECRET) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
  return webhookSink({ url, secret }, limitMs)
}

test.each([
  ['a secret with the prefix', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', undefined],
  ['a secret in Base64 without it', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', undefined],
  ['a secret of any characters, used as its bytes', SECRET, { format: 'raw' }],
] as const)('the library of Standard Webhooks verifies a lead with %s', async (_name, secret, options) => {
  const received: { headers: Record<string, string>; body: string }[] = []
  const sink = await receiver(
    async (request, response) => {
      received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
      response.writeHead(204).end()
    },
    undefined,
    secret,
  )
  await sink.deliver(lead)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const webhook = options ? new Webhook(secret, options) : new Webhook(secret)
  expect(webhook.verify(body, headers)).toMatchObject({ type: 'inquiry.received', reference: lead.reference })
  expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature')
})

const answering = (status: number, headers: Record<string, string> = {}) =>
  receiver((_request, response) => response.writeHead(status, headers).end())

test('the receiver can tell that the lead is ours and unchanged', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const sink = await receiver(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  })
  await sink.deliver(lead)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    type: 'inquiry.received',
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    replacedBy: [],
    inquiry: lead.inquiry,
  })
  const timestamp = Number(headers['webhook-timestamp'])
  expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60)
  expect(headers['webhook-id']).toBe(lead.inquiry.id)
  expect(headers['webhook-signature']).toBe(signaturesOf(SECRET, lead.inquiry.id, timestamp, body))
  expect(headers['webhook-signature']).not.toBe(signaturesOf('another secret', lead.inquiry.id, timestamp, body))
})

test('the receiver is sent the time of writing and which inquiry it replaces', async () => {
  const bodies: string[] = []
  const sink = await receiver(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(204).end()
  })
  const more = {
    inquiry: testInquiry({ testDriveDay: '2026-05-09', contactBy: 'call' }),
    writtenAt: '2026-05-01T11:00:00.000Z',
    replaces: { id: '0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'AAAA-BBBB' },
    replacedBy: [{ id: 'b1c2d3e4-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'CCCC-DDDD' }],
  }
  await sink.deliver({ ...lead, ...more })
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject(more)
})

test('a lead that is sent again has the id of the first one, and says so', async () => {
  const received: [id: unknown, body: unknown][] = []
  const sink = await receiver(async (request, response) => {
    received.push([request.headers['webhook-id'], JSON.parse(await text(request))])
    response.writeHead(204).end()
  })
  await sink.deliver({ ...lead, resentAt: '2026-05-04T13:30:00.000Z' })
  expect(received).toMatchObject([[lead.inquiry.id, { resentAt: '2026-05-04T13:30:00.000Z' }]])
})

test.each([
  [500, 'unreachable'],
  [503, 'unreachable'],
  [429, 'unreachable'],
  [408, 'unreachable'],
  [400, 'refused'],
  [410, 'refused'],
] as const)('status %i counts as %s', async (status, kind) => {
  const sink = await answering(status)
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind, message: `webhook status ${status}` })
})

test('the receiver decides how long to wait', async () => {
  const sink = await answering(503, { 'retry-after': '120' })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ retryAfterMs: 120_000 })
})

test('a redirect is not followed: the lead would go to an unknown host', async () => {
  const visited: (string | undefined)[] = []
  const sink = await receiver((request, response) => {
    visited.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable', message: 'webhook status 307' })
  expect(visited).toEqual(['/leads'])
})

test('a receiver that never answers is given up', async () => {
  const sink = await receiver(() => undefined, 100)
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable', message: 'webhook TimeoutError' })
})
