import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { ReplyClock } from '../inquiries/reply-clock.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { METRICS_HEADERS } from '../test-metrics.ts'
import { restock } from '../test-restock.ts'
import { testApp, testVehicles } from '../test-site.ts'

const { app, metrics, stop } = await testApp()
afterAll(stop)

const HOUR_MS = 3_600_000

test('a healthy server says so, and no cache stores the answer', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('without its database a server answers /healthz and is not ready', async () => {
  const broken = await testApp()
  await broken.database.db.destroy()
  expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
  expect((await broken.app.inject('/readyz')).statusCode).toBe(503)
  await broken.app.close()
  broken.site.remove()
})

test('without its database a server still has metrics, and they say that the database is unreachable', async () => {
  const broken = await testApp()
  expect((await broken.metrics()).body).toContain('database_up 1\n')
  await broken.database.db.destroy()
  const { statusCode, body } = await broken.metrics()
  expect(statusCode).toBe(200)
  expect(body).toContain('database_up 0\n')
  expect(body).toContain('inquiries_total{outcome="unavailable"} 0\n')
  expect(body).toContain('process_cpu_seconds_total')
  await broken.app.close()
  broken.site.remove()
})

test('a server is ready only when it could store an inquiry, and the check leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const locked = await testApp()
  const ready = async () => {
    const { statusCode, body } = await locked.app.inject('/readyz')
    return [statusCode, body] as const
  }
  expect((await ready())[0]).toBe(200)
  for (const table of ['inquiry', 'delivery'] as const) {
    expect(await locked.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }

  try {
    await sql`pragma query_only = on`.execute(locked.database.db)
    expect((await ready())[0], 'an answer is kept for a few seconds').toBe(200)
    vi.advanceTimersByTime(5_000)
    expect((await ready())[0]).toBe(503)
    expect((await locked.metrics()).body).toContain('inquiries_storable 0\n')

    await sql`pragma query_only = off`.execute(locked.database.db)
    vi.advanceTimersByTime(5_000)
    expect((await ready())[0]).toBe(200)
    expect((await locked.metrics()).body).toContain('inquiries_storable 1\n')
  } finally {
    vi.useRealTimers()
  }
  await locked.stop()
})

test('the metrics say how many vehicles there are, when that changed, and whether the stock can be read', async () => {
  const { database, metrics, stop } = await testApp()
  const value = async (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec((await metrics()).body)?.[1])
  const values = async () => [await value('catalogue_vehicles'), await value('catalogue_readable')]
  const changed = () => value('catalogue_changed_timestamp_seconds')
  expect(await values()).toEqual([3, 1])
  const before = await changed()
  expect(Math.abs(before * 1000 - Date.now())).toBeLessThan(60_000)
  await restock(database, testVehicles.slice(1))
  await expect.poll(values).toEqual([2, 1])
  expect(await changed()).toBeGreaterThan(before)
  await database.db.schema.dropTable('stock_version').execute()
  await expect.poll(values).toEqual([2, 0])
  await stop()
})

test('the metrics count answers and their time by kind of address and status, and nothing by its name', async () => {
  const counted = await testApp()
  const requests = ['/', '/', '/inventory?search=ada@example.com', '/sw.js', '/none/such', '/none.js', '/healthz']
  for (const url of [...requests, '/api/vehicles', '/api/vehicles', '/api/vehicles/none', '/api/none']) {
    await counted.app.inject(url)
  }
  await counted.app.inject({ method: 'POST', url: '/api/contact', payload: {} })
  const { body } = await counted.metrics()
  const counts = [...body.matchAll(/^http_request_duration_seconds_count\{route="(.*)",status="(.*)"\} (.*)$/gm)]
  expect(counts.map(([, ...parts]) => parts.join(' ')).toSorted()).toEqual([
    'contact 422 1',
    'file 200 1',
    'file 404 1',
    'operations 200 1',
    'other 404 1',
    'page 200 3',
    'page 404 1',
    'vehicle 404 1',
    'vehicles 200 2',
  ])
  // The durations depend on the machine; the buckets do not.
  expect(body).toMatch(/^http_request_duration_seconds_bucket\{le="0\.1",route="page",status="200"\} [0-3]$/m)
  expect(body).toMatch(/^http_request_duration_seconds_sum\{route="page",status="200"\} (?!0$)[\d.e-]+$/m)
  expect(body).not.toContain('ada@')
  await counted.stop()
})

test('the metrics say how much room is left on the disk of the database', async () => {
  const { body } = await metrics()
  expect(body).toMatch(/^data_disk_free_bytes [1-9][\d.e+]*$/m)
  expect(body).toMatch(/^data_disk_size_bytes [1-9][\d.e+]*$/m)
})

test('the metrics say how much waits and for how long, for each configured sink', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'sixteen letters or more' }
  const waiting = await testApp({ webhook })
  await new SqlStore(waiting.database, ['removed', 'webhook']).accept(testInquiry())
  const { body, headers } = await waiting.metrics()
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('deliveries_waiting{sink="webhook"} 1\n')
  expect(body).toMatch(/deliveries_oldest_waiting_seconds\{sink="webhook"\} [\d.e-]+\n/)
  expect(body).toContain('delivery_attempts_total{sink="webhook",outcome="failed"} 0\n')
  expect(body).toContain('deliveries_refused{sink="webhook"} 0\n')
  expect(body).not.toContain('sink="removed"')
  await waiting.database.db.updateTable('delivery').set({ state: 'refused' }).execute()
  expect((await waiting.metrics()).body).toContain('deliveries_refused{sink="webhook"} 1\n')
  expect((await waiting.metrics()).body).toContain('held_back_unreported{sink="webhook"} 0\n')
  await waiting.database.db.updateTable('delivery').set({ state: 'held-back' }).execute()
  expect((await waiting.metrics()).body).toContain('held_back_unreported{sink="webhook"} 0\n')
  await waiting.database.db.updateTable('delivery').set({ last_error: 'SMTP 554' }).execute()
  expect((await waiting.metrics()).body).toContain('held_back_unreported{sink="webhook"} 1\n')
  await waiting.database.db.deleteFrom('delivery').execute()
  expect((await waiting.metrics()).body).not.toContain('deliveries_waiting{')
  await waiting.stop()
})

test('the metrics say how many customers wait for a reply, once a person could say in the office that they got one', async () => {
  const { database, metrics, stop } = await testApp()
  const value = async (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec((await metrics()).body)?.[1])
  const inquiry = testInquiry()
  await new SqlStore(database, []).accept(inquiry)
  const aWeekAgo = new Date(Date.now() - 7 * 24 * HOUR_MS).toISOString()
  await database.db.updateTable('inquiry').set({ received_at: aWeekAgo }).execute()
  expect(await value('inquiries_unanswered_late')).toBe(0)
  const person = { id: 'anna', name: 'Anna', name_key: 'anna', role: 'owner', added_at: aWeekAgo }
  await database.db.insertInto('office_person').values(person).execute()
  const passkey = { id: 'key', person_id: 'anna', public_key: '', counter: 0, added_at: aWeekAgo }
  await database.db.insertInto('office_passkey').values(passkey).execute()
  expect(await value('inquiries_unanswered_late')).toBe(1)
  const openHours = new ReplyClock().waited(aWeekAgo, Date.now()) / HOUR_MS
  expect(((await value('inquiries_unanswered_oldest_seconds')) * 1000) / HOUR_MS).toBeCloseTo(openHours, 0)
  await new AnsweredInquiries(database).answer(inquiry.id, 'Anna')
  expect(await value('inquiries_unanswered_late')).toBe(0)
  await stop()
})

test('without a token there are no metrics, also not through a proxy on this machine that adds no header', async () => {
  const open = await testApp({ metricsToken: undefined })
  for (const request of [{}, { headers: { authorization: 'Bearer undefined' } }, { headers: METRICS_HEADERS }]) {
    const { statusCode, body } = await open.app.inject({ url: '/metrics', ...request })
    expect([statusCode, body]).toEqual([404, expect.stringContaining('404 Page Not Found')])
  }
  await open.stop()
})

test('with a token set, only a request that presents it gets the metrics', async () => {
  expect((await metrics()).statusCode).toBe(200)
  for (const headers of [{}, { authorization: 'Bearer another token' }, { authorization: 'the token of the tests' }]) {
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  }
})
