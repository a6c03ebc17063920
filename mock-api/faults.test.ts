import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { testSite } from '../server/test-site.ts'
import { isOwn } from '../src/contract/own-answer.ts'
import { createApp } from './app.ts'
import { readFault } from './faults.ts'

describe('faults in words', () => {
  test.each([
    ['dead', { dead: true }],
    ['status-503.retry-after-5', { status: 503, retryAfterS: 5 }],
    ['slow-3000.html', { latencyMs: 3000, html: true }],
  ])('%s', (words, fault) => expect(readFault(words)).toEqual(fault))

  test.each(['staus-503', 'status-200', 'slow', ''])('%j is refused', (words) => {
    expect(() => readFault(words)).toThrow()
  })
})

describe('the mock API with faults', async () => {
  const site = testSite()
  const server = createApp({ seedFile: site.config.catalogueFile, localFile: join(site.dir, 'db.local.json') }).listen(
    0,
  )
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const list = (headers?: Record<string, string>) => fetch(`${url}/api/vehicles`, { headers })
  const standing = (fault: object) =>
    fetch(`${url}/__fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })

  afterEach(() => fetch(`${url}/__fault`, { method: 'DELETE' }))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    site.remove()
  })

  test('a fault for all requests lasts until it is removed', async () => {
    await standing({ status: 503, retryAfterS: 7 })
    const answer = await list()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
    expect(await answer.json()).toEqual({ error: 'Fault on request: status 503.' })
    await fetch(`${url}/__fault`, { method: 'DELETE' })
    expect((await list()).status).toBe(200)
  })

  test('a misspelled failure is refused and changes nothing', async () => {
    expect((await standing({ latency: 20 })).status).toBe(422)
    expect((await list()).status).toBe(200)
  })

  test('a header causes a fault in one request', async () => {
    expect((await list({ 'x-fault': 'status-500' })).status).toBe(500)
    expect((await list()).status).toBe(200)
  })

  test('html: a web page with status 200', async () => {
    const answer = await list({ 'x-fault': 'html' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(isOwn(answer.headers)).toBe(false)
  })

  test('truncated: JSON cut in half', async () => {
    const answer = await list({ 'x-fault': 'truncated' })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  test('reset: no answer', async () => {
    await expect(list({ 'x-fault': 'reset' })).rejects.toThrow('fetch failed')
  })

  test('an address at the sentinel domain loses the answer but keeps the inquiry', async () => {
    const sent = {
      id: '0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'lost@fault.example.com',
      phone: '570-555-0100',
      interest: 'sales',
      message: 'Is it still there on Saturday?',
    }
    const post = fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    await expect(post).rejects.toThrow('fetch failed')
    const kept = await (await fetch(`${url}/api/inquiries`)).json()
    expect(kept).toMatchObject([{ id: sent.id }])
  })
})
