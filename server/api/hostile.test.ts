import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiErrorSchema } from '../../src/contract/api-error.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { HONEYPOT_FIELD } from '../../src/contract/honeypot.ts'
import { API_HEADER } from '../../src/contract/own-answer.ts'
import { fc } from '../../tests/properties.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testApp } from '../test-site.ts'

const { app, stop } = await testApp()
afterAll(stop)

const post = (payload: string) =>
  app.inject({ method: 'POST', url: endpoints.contact, headers: { 'content-type': 'application/json' }, payload })

/** Refused with a sentence, or accepted; never a 5xx. */
async function expectNoServerError(payload: string) {
  const answer = await post(payload)
  expect([201, 400, 413, 422]).toContain(answer.statusCode)
  expect(answer.headers[API_HEADER]).toBe('1')
  if (answer.statusCode !== 201) expect(apiErrorSchema.parse(answer.json()).error).not.toBe('')
  return answer.statusCode
}

test('any JSON at all gets an answer, never a 5xx', async () => {
  await fc.assert(fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => void (await expectNoServerError(text))))
})

test('any bytes at all get an answer, never a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 400 }),
      async (text) => void (await expectNoServerError(text)),
    ),
  )
})

test('any values in the right fields get an answer, never a 5xx, and the prototype stays clean', async () => {
  const field = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('__proto__'), fc.constant('=1+1'))
  const names = [...Object.keys(testInquiry()), 'vehicleId', HONEYPOT_FIELD, 'constructor', 'toString']
  const bodies = fc.dictionary(fc.constantFrom(...names), field)
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      await expectNoServerError(JSON.stringify({ ...testInquiry(), ...body }))
    }),
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})

test.each([
  ['a prototype', '{"__proto__":{"admin":true}}', 400],
  ['a prototype inside', '{"firstName":{"constructor":{"prototype":{"x":1}}}}', 400],
  ['eight thousand nested lists', `${'['.repeat(8000)}${']'.repeat(8000)}`, 422],
  ['a number without end', `{"firstName":1${'0'.repeat(9000)}}`, 422],
  ['the same key twice', '{"id":"a","id":"b"}', 422],
])('%s is refused', async (_name, payload, status) => {
  expect(await expectNoServerError(payload)).toBe(status)
})

test('a name of many marks on one letter is text like any other', async () => {
  expect(await expectNoServerError(JSON.stringify(testInquiry({ firstName: `Z${'\u0300'.repeat(99)}` })))).toBe(201)
})

test('hostile addresses get a response, never a 5xx', async () => {
  const encoded = fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')))
  const path = fc.oneof(fc.webPath(), encoded)
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('/', '/api/', '/vehicle/', '/Vehicle/', '/assets/'), async (path, start) => {
      const answer = await app.inject(start + path.replace(/^\/+/, ''))
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toMatch(/\b(?:ERR|FST)_/)
    }),
  )
})

describe('bytes that are not HTTP', () => {
  const sent = async (bytes: string) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, body }
  }
  const answerTo = async (bytes: string) => {
    const { status, head, body } = await sent(bytes)
    expect(head).toMatch(/^dealer-api: 1$/im)
    return [status, JSON.parse(body) as unknown]
  }
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))

  test.each([
    ['is refused in words for a person', 'NONSENSE\r\n\r\n', 400, 'We couldn’t read that request. Please try again.'],
    [
      'with two lengths as well',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'We couldn’t read that request. Please try again.',
    ],
    [
      'with headers without end as well',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'That request is too long for us to read.',
    ],
  ])('%s', async (_name, bytes, status, error) => {
    expect(await answerTo(bytes)).toEqual([status, { error }])
  })

  test.each([
    ['http://carts.example/towns/scranton', 200, undefined],
    ['HTTP://carts.example:80/towns/scranton/?a=http://x/', 308, '/towns/scranton?a=http://x/'],
    ['http://carts.example', 200, undefined],
    ['http://evil.example//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
    ['*', 404, undefined],
  ])('a target of %s, as a proxy may send it, is answered with %i', async (target, status, location) => {
    const answer = await sent(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([answer.status, /^location: (.*)$/im.exec(answer.head)?.[1]?.trim()]).toEqual([status, location])
  })
})
