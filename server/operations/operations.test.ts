import { afterAll, expect, test } from 'vitest'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testApp } from '../test-site.ts'

const { app, database, stop } = await testApp()
afterAll(stop)

test('a healthy server says so, and nothing stores the answer', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('without its database a server is alive but not ready', async () => {
  const broken = await testApp()
  await broken.database.db.destroy()
  expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
  expect((await broken.app.inject('/readyz')).statusCode).toBe(503)
  await broken.app.close()
  broken.site.remove()
})

test('the metrics say how much waits and for how long', async () => {
  await new SqlStore(database, ['email', 'webhook']).accept(testInquiry())
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('deliveries_waiting{sink="email"} 1\n')
  expect(body).toMatch(/deliveries_oldest_waiting_seconds\{sink="webhook"\} [\d.e-]+\n/)
  await database.db.deleteFrom('delivery').execute()
  expect((await app.inject('/metrics')).body).not.toContain('sink="email"')
})

test.each([
  ['another machine', { remoteAddress: '203.0.113.9' }],
  ['a proxy on this one', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
])('without a token the metrics are not for %s', async (_name, request) => {
  expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(404)
})

test('with a token they are for whoever has it', async () => {
  const guarded = await testApp({ metricsToken: 'sixteen letters.' })
  const ask = (authorization: string) =>
    guarded.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } })
  expect((await ask('Bearer sixteen letters.')).statusCode).toBe(200)
  expect((await ask('Bearer another token.')).statusCode).toBe(404)
  expect((await guarded.app.inject('/metrics')).statusCode).toBe(404)
  await guarded.stop()
})
