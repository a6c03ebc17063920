import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { HONEYPOT_FIELD } from '../../src/contract/honeypot.ts'
import { API_HEADER } from '../../src/contract/own-answer.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { StockStore } from '../stock/stock-store.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { testInquiry } from '../test-inquiry.ts'
import { restock } from '../test-restock.ts'
import { testApp, testVehicle, testVehicles } from '../test-site.ts'

const { app, database, stop } = await testApp()
const records = new InquiryRecords(database)
afterAll(stop)
afterEach(async () => {
  await database.db.deleteFrom('inquiry').execute()
})

const post = (payload: object | string, headers: Record<string, string> = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: endpoints.contact,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

test('an inquiry is in the database when it is answered', async () => {
  const inquiry = testInquiry({ vehicleId: 'denago-ev-city' })
  const { reference, receivedAt } = (await post(inquiry)).json()
  expect(await records.list()).toMatchObject([{ id: inquiry.id, reference, receivedAt, inquiry }])
})

test('an inquiry keeps the unit that it names as it was then, also when it was sold before', async () => {
  const { app: shop, database: inventory, stop: close } = await testApp()
  const [first, later] = [testInquiry({ vehicleId: 'denago-ev-city' }), testInquiry({ vehicleId: 'denago-ev-city' })]
  await post(first, {}, shop)
  const listed = async () => (await shop.inject(endpoints.vehicles)).json()
  const sold = { ...testVehicles[0], price: 7_995, status: 'sold', inStock: false, statusSince: '2026-05-01' }
  await restock(inventory, [sold as Vehicle, ...testVehicles.slice(1)])
  await expect.poll(listed).toHaveLength(2)
  await post(first, {}, shop)
  await post(later, {}, shop)
  const kept = new InquiryRecords(inventory)
  expect((await kept.list({ key: first.id }))[0]?.vehicle).toEqual(testVehicles[0])
  expect((await kept.list({ key: later.id }))[0]?.vehicle).toEqual(sold)
  await close()
})

test('the unit that is stored with an inquiry counts as bytes of its client', async () => {
  const { app: shop, database: inventory, stop: close } = await testApp({ contactRatePerMinute: 2 })
  const long = testVehicle('long', 'Long', 'denago')
  await restock(inventory, [long])
  // The stock takes no such text any more; a database from before may have one.
  const payload = JSON.stringify({ ...long, description: 'x'.repeat(300 * 1024) })
  await inventory.db.updateTable('unit').set({ payload }).where('id', '=', long.id).execute()
  const other = { vehicle: testVehicle('other', 'Other', 'denago'), position: 2 }
  await new StockStore(inventory).change(() => [{ id: 'other', after: other }], { who: 'a test', command: 'add' })
  await expect.poll(async () => (await shop.inject(endpoints.vehicles)).json()).toHaveLength(2)
  const send = () => post(testInquiry({ vehicleId: 'long' }), {}, shop)
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 429])
  await close()
})

test('an inquiry is stored with its optional fields, the time of writing by the clock of the server, and what it replaces', async () => {
  const wishes = { testDriveDay: '2026-05-09', contactBy: 'text', tradeInCondition: 'one\ntwo', tradeInModel: '\u0000' }
  const replaces = [randomUUID()]
  const clock = Date.now() - 365 * 86_400_000
  const inquiry = { ...testInquiry(), ...wishes, replaces, writtenAt: clock - 3_600_000, sentAt: clock }
  const { receivedAt } = (await post(inquiry)).json()
  const [record] = await records.list()
  expect(record).toMatchObject({ replaces: { id: replaces[0] }, inquiry: { tradeInCondition: 'one two' } })
  expect(Object.keys(record?.inquiry ?? {})).not.toContain('tradeInModel')
  expect(Object.keys(record?.inquiry ?? {})).not.toContain('sentAt')
  const waited = Date.parse(receivedAt) - Date.parse(record?.writtenAt ?? '')
  expect(waited).toBeGreaterThanOrEqual(3_600_000)
  expect(waited).toBeLessThan(3_660_000)
})

test('a body over 48 KB is refused before it is read', async () => {
  const answer = await post(testInquiry({ message: 'x'.repeat(50_000) }))
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { error: 'That message is too long to send. Please shorten it and try again.' },
  ])
})

test('the longest message the form allows fits, in a script of three bytes a character', async () => {
  expect((await post(testInquiry({ message: '長'.repeat(5000) }))).statusCode).toBe(201)
})

test('the longest inquiry fits with every character escaped, as some programs write JSON', async () => {
  const text = (length: number) => 'я'.repeat(length)
  const longest = {
    ...testInquiry({ firstName: text(100), lastName: text(100), message: text(5000) }),
    email: `${'a'.repeat(242)}@example.com`,
    phone: `5705550100${text(30)}`,
    replaces: Array.from({ length: 20 }, () => randomUUID()),
    vehicleId: text(100),
    testDriveDay: '2026-05-09',
    testDrivePart: 'afternoon',
    contactBy: 'email',
    tradeInMake: text(60),
    tradeInModel: text(60),
    tradeInYear: '2019',
    tradeInCondition: text(500),
    seller: text(60),
    event: text(80),
    colors: text(120),
    writtenAt: Date.now(),
    sentAt: Date.now(),
  }
  const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  const escaped = JSON.stringify(longest).replace(/[^"{}[\]:,]/g, escapeOf)
  // Numbers have no escapes.
  const body = escaped.replace(/:((?:\\u00[\da-f]{2})+)/g, (_match, digits: string) => `:${JSON.parse(`"${digits}"`)}`)
  expect(JSON.parse(body)).toEqual(longest)
  expect((await post(body)).statusCode).toBe(201)
})

test('a post from another site is refused', async () => {
  const answer = await post(testInquiry(), { 'sec-fetch-site': 'cross-site' })
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'Please send your message from the form on our own site.' },
  ])
  expect(await records.list()).toEqual([])
})

test('an inquiry with the hidden field filled in is held back and answered like any other', async () => {
  const answer = await post({ ...testInquiry(), [HONEYPOT_FIELD]: 'https://buy.example' })
  expect(answer.statusCode).toBe(201)
  expect(await records.list()).toMatchObject([{ suspected: true }])
})

test('the hidden field left empty changes nothing', async () => {
  const inquiry = testInquiry()
  await post({ ...inquiry, [HONEYPOT_FIELD]: '' })
  expect((await post(inquiry)).statusCode).toBe(201)
  expect(await records.list()).toMatchObject([{ suspected: false }])
})

test('line breaks and control characters are removed before storing', async () => {
  const answer = await post(
    testInquiry({
      firstName: 'Ada\r\nBcc: all@example.com',
      lastName: '\u0000Byron\u0007',
      message: 'one\r\ntwo\u0000 three',
    }),
  )
  expect(answer.statusCode).toBe(201)
  expect(await records.list()).toMatchObject([
    { inquiry: { firstName: 'Ada Bcc: all@example.com', lastName: 'Byron', message: 'one\ntwo three' } },
  ])
})

test('a name of control characters only is refused', async () => {
  const answer = await post(testInquiry({ firstName: '\u0000\u0001' }))
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { firstName: 'First name is required' }])
})

test.each(['\u2800', '\u115f\u1160', '\u3164', '\ufe0f', '\u{e0100}'])(
  'a name of only %j is refused',
  async (firstName) => {
    const answer = await post(testInquiry({ firstName }))
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { firstName: 'First name is required' }])
  },
)

test('a failing database is answered with 503 and Retry-After', async () => {
  const broken = await testApp()
  await broken.database.db.schema.alterTable('inquiry').renameTo('gone').execute()
  const answer = await post(testInquiry(), {}, broken.app)
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers[API_HEADER]]).toEqual([503, '30', '1'])
  expect(answer.json()).toEqual({
    error: 'We can’t take messages right now. Please try again in a few minutes or call us.',
  })
  await broken.stop()
})

test('a kiosk sends 60 inquiries in a minute; a flood is refused, with the time to retry', async () => {
  const limited = await testApp({ contactRatePerMinute: 120 })
  const statuses: number[] = []
  for (let sent = 0; sent < 130; sent += 1) statuses.push((await post(testInquiry(), {}, limited.app)).statusCode)
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([201]))
  expect(new Set(statuses.slice(120))).toEqual(new Set([429]))

  const refused = await post(testInquiry(), {}, limited.app)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refused.headers[API_HEADER]).toBe('1')
  expect(refused.json()).toEqual({
    error: 'Too many requests from this connection. Please wait a moment and try again.',
  })
  expect((await limited.app.inject(endpoints.vehicles)).statusCode).toBe(200)
  await limited.stop()
})

test('refused posts do not use up the total of all clients', async () => {
  const limited = await testApp({ contactRateTotalPerMinute: 3, trustProxy: 'loopback' })
  const from = (address: string, body: object) => post(body, { 'x-forwarded-for': address }, limited.app)
  for (let sent = 0; sent < 10; sent += 1) expect((await from(`203.0.113.${sent}`, {})).statusCode).toBe(422)
  expect((await from('203.0.113.90', testInquiry())).statusCode).toBe(201)
  await limited.stop()
})

test('refused posts are limited too', async () => {
  const limited = await testApp({ contactRatePerMinute: 20 })
  const statuses: number[] = []
  for (let sent = 0; sent < 121; sent += 1) statuses.push((await post({}, {}, limited.app)).statusCode)
  expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([422]), 429])
  await limited.stop()
})

test('an inquiry sent again, or refused for its id, does not count as another one', async () => {
  const limited = await testApp({ contactRatePerMinute: 2 })
  const inquiry = testInquiry()
  for (let sent = 0; sent < 5; sent += 1) expect((await post(inquiry, {}, limited.app)).statusCode).toBe(201)
  expect((await post({ ...inquiry, message: 'Another text entirely.' }, {}, limited.app)).statusCode).toBe(409)
  expect((await post(testInquiry(), {}, limited.app)).statusCode).toBe(201)
  expect((await post(testInquiry(), {}, limited.app)).statusCode).toBe(429)
  await limited.stop()
})

test('a stored inquiry gets its answer again when a limit is reached', async () => {
  const limited = await testApp({ contactRatePerMinute: 1 })
  const inquiry = testInquiry()
  const { reference } = (await post(inquiry, {}, limited.app)).json()
  expect((await post(testInquiry(), {}, limited.app)).statusCode).toBe(429)
  const again = await post(inquiry, {}, limited.app)
  expect([again.statusCode, again.json().reference]).toEqual([201, reference])
  expect((await post({ ...inquiry, message: 'Another text entirely.' }, {}, limited.app)).statusCode).toBe(409)
  expect((await limited.metrics()).body).toContain('inquiries_total{outcome="replayed"} 1\n')
  await limited.stop()
})

test('a client cannot store more while many of its inquiries are undelivered', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const email = {
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'a@example.com',
    to: ['b@example.com'],
    adfTo: [],
    mailsPerHour: 60,
  }
  const limited = await testApp({ contactRatePerMinute: 1, email })
  const send = async () => {
    vi.advanceTimersByTime(6 * 60_000)
    const { statusCode, headers } = await post(testInquiry(), {}, limited.app)
    return [statusCode, headers['retry-after']]
  }
  try {
    for (let sent = 0; sent < 25; sent += 1) expect(await send()).toEqual([201, undefined])
    expect(await send()).toEqual([429, '60'])
    const [first] = await new InquiryRecords(limited.database).list({ limit: 1 })
    await limited.database.db
      .updateTable('delivery')
      .set({ state: 'delivered' })
      .where('inquiry_id', '=', first?.id ?? '')
      .execute()
    expect([await send(), await send()]).toEqual([
      [201, undefined],
      [429, '60'],
    ])
  } finally {
    vi.useRealTimers()
  }
  await limited.stop()
})

test('many posts at once do not pass the limit', async () => {
  const limited = await testApp({ contactRatePerMinute: 5 })
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(testInquiry(), {}, limited.app)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
  await limited.stop()
})

test('each client has a limit of its own behind a trusted proxy', async () => {
  const limited = await testApp({ contactRatePerMinute: 1, trustProxy: 'loopback' })
  const from = (address: string) => post(testInquiry(), { 'x-forwarded-for': address }, limited.app)
  expect((await from('203.0.113.1')).statusCode).toBe(201)
  expect((await from('203.0.113.1')).statusCode).toBe(429)
  expect((await from('203.0.113.2')).statusCode).toBe(201)
  await limited.stop()
})

test.each([
  ['a port', '203.0.113.1:50001', '203.0.113.1:50002'],
  ['a port behind two proxies', '203.0.113.1:50001, 127.0.0.2:80', '203.0.113.1:50002, 127.0.0.2:81'],
  ['IPv6 with a port', '[2001:db8::1]:50001', '[2001:db8::1]:50002'],
])('a proxy that names clients with %s does not switch the limit off', async (_name, first, second) => {
  const limited = await testApp({ contactRatePerMinute: 1, trustProxy: 'loopback' })
  const from = (address: string) => post(testInquiry(), { 'x-forwarded-for': address }, limited.app)
  expect((await from(first)).statusCode).toBe(201)
  expect((await from(second)).statusCode).toBe(429)
  expect((await from('203.0.113.9:50001, 127.0.0.2:80')).statusCode).toBe(201)
  await limited.stop()
})

test('all clients together have a limit too, and the refusal says when to retry', async () => {
  const limited = await testApp({ contactRateTotalPerMinute: 2, trustProxy: 'loopback' })
  const from = (address: string) => post(testInquiry(), { 'x-forwarded-for': address }, limited.app)
  expect((await from('203.0.113.1')).statusCode).toBe(201)
  expect((await from('203.0.113.2')).statusCode).toBe(201)
  const refused = await from('203.0.113.3')
  expect([refused.statusCode, refused.headers[API_HEADER]]).toEqual([503, '1'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().error).toMatch(/^We can’t take messages right now\./)
  expect((await limited.metrics()).body).toContain('inquiries_total{outcome="unavailable"} 1\n')
  await limited.stop()
})

test('an address that a client makes up does not bypass the limit', async () => {
  const limited = await testApp({ contactRatePerMinute: 1 })
  expect((await post(testInquiry(), { 'x-forwarded-for': '203.0.113.1' }, limited.app)).statusCode).toBe(201)
  expect((await post(testInquiry(), { 'x-forwarded-for': '203.0.113.2' }, limited.app)).statusCode).toBe(429)
  await limited.stop()
})

test('every outcome is counted', async () => {
  const counted = await testApp()
  const inquiry = testInquiry()
  await post(inquiry, {}, counted.app)
  await post(inquiry, {}, counted.app)
  await post({ ...inquiry, message: 'Quite another message.' }, {}, counted.app)
  await post({ ...testInquiry(), [HONEYPOT_FIELD]: 'x' }, {}, counted.app)
  await post('{', {}, counted.app)
  const metrics = (await counted.metrics()).body
  for (const outcome of ['accepted', 'replayed', 'conflict', 'suspected', 'rejected']) {
    expect(metrics).toContain(`inquiries_total{outcome="${outcome}"} 1\n`)
  }
  await counted.stop()
})
