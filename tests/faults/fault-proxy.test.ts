import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { refusal, signInPage, signInRedirect, wordsOf } from './canned-answers.ts'
import { FaultProxy } from './fault-proxy.ts'

/** Ids of what the server has read to its end. */
const received: string[] = []
const server = createServer(async (request, response) => {
  const id = await text(request)
  if (request.method === 'POST') received.push(id)
  response.writeHead(request.method === 'POST' ? 201 : 200).end(`{"id":"${id}"}`)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

let proxy: FaultProxy
beforeEach(async () => {
  received.length = 0
  proxy = await FaultProxy.start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(() => proxy.stop())

const post = (id: string, options: RequestInit = {}) =>
  fetch(`${proxy.url}/api/contact`, { method: 'POST', body: id, redirect: 'manual', ...options })
/** The reason why there was no answer. */
const failure = (request: Promise<Response>) =>
  request.then(
    () => 'answered',
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  )

test('a request passes, and what the server accepted is noted', async () => {
  expect(await (await post('one')).json()).toEqual({ id: 'one' })
  expect([...proxy.accepted]).toEqual(['one'])
  expect(proxy.passages).toEqual([{ method: 'POST', path: '/api/contact', fault: 'pass' }])
})

test.each([
  ['refuse', 'ECONNREFUSED'],
  ['reset', /ECONNRESET|UND_ERR_SOCKET/],
] as const)('%s: the request gets nowhere, and later ones pass again', async (kind, code) => {
  await post('warm')
  await proxy.set(kind)
  expect(await failure(post('one'))).toMatch(code)
  await proxy.set('pass')
  expect((await post('two')).status).toBe(201)
  expect(received).toEqual(['warm', 'two'])
})

test('swallow: the request waits until the mode changes, and has not reached the server', async () => {
  await proxy.set('swallow')
  const waiting = failure(post('one'))
  await expect.poll(() => proxy.posts).toBe(1)
  await proxy.set('pass')
  expect(await waiting).toMatch(/ECONNRESET|UND_ERR_SOCKET/)
  expect(received).toEqual([])
})

test('lose-answer: the request gets through and the connection breaks', async () => {
  await proxy.set('lose-answer')
  expect(await failure(post('one'))).toMatch(/ECONNRESET|UND_ERR_SOCKET/)
  expect([received, [...proxy.accepted]]).toEqual([['one'], ['one']])
})

test('swallow-answer: the request gets through and nothing comes back', async () => {
  await proxy.set('swallow-answer')
  const waiting = failure(post('one'))
  await expect.poll(() => [...proxy.accepted]).toEqual(['one'])
  await proxy.set('pass')
  expect(await waiting).toMatch(/ECONNRESET|UND_ERR_SOCKET/)
})

test('somebody else answers', async () => {
  await proxy.answerWith(signInPage)
  expect(await (await post('one')).text()).toContain('hotel')
  await proxy.answerWith(signInRedirect)
  expect((await post('one')).status).toBe(302)
  await proxy.answerWith(refusal(503, { 'retry-after': '7' }))
  const answer = await post('one')
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '7',
    { error: wordsOf(503) },
  ])
  expect(received).toEqual([])
})

test('a fault for one path leaves the others alone', async () => {
  await proxy.set('reset', '/api/contact')
  expect((await fetch(`${proxy.url}/api/vehicles`)).status).toBe(200)
  expect(await failure(post('one'))).toMatch(/ECONNRESET|UND_ERR_SOCKET/)
})

test('slow: the request gets through, and answers asked for later come before its own', async () => {
  const order: string[] = []
  const ask = async (id: string) => {
    await post(id)
    order.push(id)
  }
  await proxy.set('slow')
  const slow = ask('one')
  await expect.poll(() => received).toEqual(['one'])
  await proxy.set('pass')
  await ask('two')
  await slow
  expect(order).toEqual(['two', 'one'])
})

test('another answer in place of the real one: the request has got through', async () => {
  await proxy.replaceAnswer(refusal(504))
  expect((await post('one')).status).toBe(504)
  expect(received).toEqual(['one'])
  expect([...proxy.accepted]).toEqual(['one'])
})

test('late: requests to some paths set out later, others pass them', async () => {
  proxy.delay(/late/, 1_000)
  const order: string[] = []
  const get = async (path: string) => {
    await fetch(`${proxy.url}${path}`)
    order.push(path)
  }
  await Promise.all([get('/late.js'), get('/soon.js')])
  expect(order).toEqual(['/soon.js', '/late.js'])
  proxy.delay()
})
