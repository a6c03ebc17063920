import { expect, test } from 'vitest'
import { SendingBounds } from './sending-bounds.ts'

const KB = 1024
const MINUTE = 60_000

/** Each client has a network of its own, unless its name has one before a slash. */
function bounds(limits: { perMinute?: number; totalPerMinute?: number } = {}) {
  const clock = { now: 0 }
  const delivered = new Set<string>()
  const refused = new Set<string>()
  const asked: number[] = []
  const undelivered = async (ids: readonly string[]) => {
    asked.push(ids.length)
    return ids.filter((id) => !delivered.has(id)).map((id) => ({ id, isRefused: refused.has(id) }))
  }
  const counted = new SendingBounds({ perMinute: 20, totalPerMinute: 300, ...limits }, undelivered, () => clock.now)
  let sent = 0
  const take = (name: string, size = KB, id = `inquiry ${sent + 1}`) => {
    sent += 1
    return counted.take({ client: name, network: name.split('/')[0] ?? '' }, { id, size })
  }
  const statusOf = (name: string, size = KB) => {
    const taken = take(name, size)
    return 'status' in taken ? taken.status : 201
  }
  const accepted = (name: string, times: number, size = KB) =>
    Array.from({ length: times }, () => statusOf(name, size)).filter((status) => status === 201).length
  return { counted, clock, delivered, refused, asked, take, statusOf, accepted }
}

test('one client has 20 accepted in a minute and 240 in an hour, and is told when it may send again', () => {
  const { clock, take, accepted } = bounds()
  expect(accepted('a', 30)).toBe(20)
  expect(take('a')).toEqual({ status: 429, retryAfter: 60 })
  for (let minute = 1; minute < 12; minute += 1) {
    clock.now = minute * MINUTE
    expect(accepted('a', 30)).toBe(20)
  }
  clock.now = 12 * MINUTE
  expect(take('a')).toEqual({ status: 429, retryAfter: 48 * 60 })
  clock.now = 60 * MINUTE
  expect(accepted('a', 30)).toBe(20)
})

test('ten inquiries of a person in an evening, and sixty in an hour from each of four kiosks at one address, are accepted', () => {
  const { clock, accepted } = bounds()
  expect(accepted('a person', 10)).toBe(10)
  for (let minute = 0; minute < 60; minute += 1) {
    clock.now = minute * MINUTE
    expect(accepted('a showroom', 4, 2 * KB)).toBe(4)
  }
})

test('one client has 5 MB a day', () => {
  const { clock, accepted, statusOf } = bounds()
  let stored = 0
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    clock.now = minute * MINUTE
    stored += accepted('a', 20, 40 * KB)
  }
  expect(stored).toBe(128)
  expect(statusOf('b', 40 * KB)).toBe(201)
  clock.now = 24 * 60 * MINUTE
  expect(statusOf('a', 40 * KB)).toBe(201)
})

test('one client has 500 undelivered, and goes on once some were delivered', async () => {
  const { counted, clock, delivered, take, statusOf } = bounds()
  const send = async () => {
    await counted.recount('a')
    const status = statusOf('a')
    clock.now += MINUTE
    return status
  }
  for (let sent = 0; sent < 500; sent += 1) expect(await send()).toBe(201)
  expect(await send()).toBe(429)
  expect(take('a')).toEqual({ status: 429, retryAfter: 60 })
  expect(statusOf('b')).toBe(201)
  for (const id of ['inquiry 1', 'inquiry 2', 'inquiry 500']) delivered.add(id)
  expect([await send(), await send(), await send(), await send()]).toEqual([201, 201, 201, 429])
})

test('one client has 20 that a mail server refuses, and goes on once one of them is given up', async () => {
  const { counted, clock, delivered, refused, statusOf } = bounds()
  const send = async () => {
    await counted.recount('a')
    const status = statusOf('a')
    clock.now += MINUTE
    return status
  }
  for (let sent = 1; sent < 40; sent += 1) {
    expect(await send()).toBe(201)
    ;(sent % 2 ? refused : delivered).add(`inquiry ${sent}`)
  }
  expect([await send(), statusOf('b')]).toEqual([429, 201])
  delivered.add('inquiry 1')
  expect([await send(), await send()]).toEqual([201, 201])
})

test('a client with undelivered inquiries has them counted only every few seconds', async () => {
  const { counted, clock, delivered, asked, statusOf } = bounds()
  for (let sent = 0; sent < 500; sent += 1) {
    statusOf('a')
    clock.now += MINUTE
    if (sent < 19) await counted.recount('a')
  }
  expect(asked).toEqual([])
  for (let tries = 0; tries < 50; tries += 1) await counted.recount('a')
  expect(asked).toEqual([500])
  delivered.add('inquiry 1')
  clock.now += 5_000
  await Promise.all([counted.recount('a'), counted.recount('a')])
  expect(asked).toEqual([500, 500])
  expect([statusOf('a'), statusOf('a')]).toEqual([201, 429])
})

test('a copy of an undelivered inquiry does not make room for another one', async () => {
  const { clock, take, statusOf } = bounds()
  for (let sent = 0; sent < 499; sent += 1) {
    statusOf('a')
    clock.now += MINUTE
  }
  const copy = take('a', KB, 'INQUIRY 7')
  if ('giveBack' in copy) copy.giveBack()
  expect([statusOf('a'), statusOf('a')]).toEqual([201, 429])
})

test('75 addresses that send four each do not use up the total of a minute', () => {
  const { accepted, statusOf } = bounds()
  const flood = Array.from({ length: 75 }, (_, index) => accepted(`flood ${index}`, 4))
  // Of the last addresses only the first one.
  const stored = flood.reduce((sum, count) => sum + count, 0)
  expect(stored).toBe(56 * 4 + 1 + 18)
  const people = Array.from({ length: 60 }, (_, index) => statusOf(`person ${index}`))
  expect(people.filter((status) => status === 201)).toHaveLength(300 - stored)
  expect(people.at(-1)).toBe(503)
})

test('addresses that send for an hour do not use up the limit of all: those with more than three accepted share half of it', () => {
  const { clock, accepted, statusOf } = bounds()
  for (let minute = 0; minute < 20; minute += 1) {
    clock.now = minute * MINUTE
    const flood = Array.from({ length: 75 }, (_, index) => accepted(`flood ${index}`, 4))
    if (minute > 3) expect(flood.reduce((sum, count) => sum + count, 0)).toBe(150)
    if (minute > 0) expect(accepted(`person ${minute}`, 4)).toBe(4)
    expect(statusOf(`another ${minute}`)).toBe(201)
  }
})

test('the many addresses of one IPv6 network do not use up the limit of all', () => {
  const { clock, accepted, statusOf } = bounds()
  for (let minute = 0; minute < 20; minute += 1) {
    clock.now = minute * MINUTE
    for (let address = 0; address < 300; address += 1) accepted(`flood/${minute}:${address}`, 1)
    expect(statusOf(`person ${minute}`)).toBe(201)
  }
})

test('without a flood the other clients of a network may use the whole total', () => {
  const { accepted } = bounds()
  const people = Array.from({ length: 140 }, (_, index) => accepted(`office/${index}`, 1))
  expect(people.every((count) => count === 1)).toBe(true)
})

test('an inquiry that was not stored does not count', () => {
  const { take, accepted } = bounds()
  for (let times = 0; times < 100; times += 1) {
    const taken = take('a', 100 * KB)
    if ('giveBack' in taken) taken.giveBack()
  }
  expect(accepted('a', 30)).toBe(20)
})

test('an inquiry that was not stored does not lower the count of the next minute', () => {
  const { clock, take, accepted } = bounds()
  const before = Array.from({ length: 20 }, () => take('a'))
  clock.now = MINUTE
  expect(accepted('a', 30)).toBe(20)
  for (const taken of before) if ('giveBack' in taken) taken.giveBack()
  expect(accepted('a', 30)).toBe(0)
})

test('the number of remembered clients is limited, to more than an hour can have', () => {
  const { accepted, statusOf } = bounds({ totalPerMinute: 1_000_000 })
  accepted('a', 20)
  for (let other = 0; other < 18_000; other += 1) statusOf(`other ${other}`)
  expect(statusOf('a')).toBe(429)
  for (let other = 0; other < 20_000; other += 1) statusOf(`another ${other}`)
  expect(statusOf('a')).toBe(201)
})
