import { expect, test } from 'vitest'
import { SendingBounds } from './sending-bounds.ts'

const KB = 1024
const MINUTE = 60_000

function bounds(limits: { perMinute?: number; totalPerMinute?: number } = {}) {
  const clock = { now: 0 }
  const counted = new SendingBounds({ perMinute: 20, totalPerMinute: 300, ...limits }, () => clock.now)
  const statusOf = (client: string, size = KB) => {
    const taken = counted.take(client, size)
    return 'status' in taken ? taken.status : 201
  }
  const accepted = (client: string, times: number, size = KB) =>
    Array.from({ length: times }, () => statusOf(client, size)).filter((status) => status === 201).length
  return { counted, clock, statusOf, accepted }
}

test('one client has 20 accepted in a minute and 120 in an hour, and hears when it may go on', () => {
  const { counted, clock, accepted } = bounds()
  expect(accepted('a', 30)).toBe(20)
  expect(counted.take('a', KB)).toEqual({ status: 429, retryAfter: 60 })
  for (let minute = 1; minute < 6; minute += 1) {
    clock.now = minute * MINUTE
    expect(accepted('a', 30)).toBe(20)
  }
  clock.now = 6 * MINUTE
  expect(counted.take('a', KB)).toEqual({ status: 429, retryAfter: 54 * 60 })
  clock.now = 60 * MINUTE
  expect(accepted('a', 30)).toBe(20)
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

test('clients that sent much have half of the total, the others all of it', () => {
  const { accepted, statusOf } = bounds({ perMinute: 1000, totalPerMinute: 100 })
  // The first four while it had sent little, and 50 more.
  expect(accepted('flood', 200)).toBe(4 + 50)
  expect(statusOf('flood')).toBe(503)
  const people = Array.from({ length: 60 }, (_, index) => statusOf(`person ${index}`))
  expect(people.filter((status) => status === 201)).toHaveLength(46)
  expect(people.at(-1)).toBe(503)
})

test('what was not stored is taken back', () => {
  const { counted, accepted } = bounds()
  for (let times = 0; times < 100; times += 1) {
    const taken = counted.take('a', 100 * KB)
    if ('giveBack' in taken) taken.giveBack()
  }
  expect(accepted('a', 30)).toBe(20)
})

test('only so many clients are remembered', () => {
  const { accepted, statusOf } = bounds({ totalPerMinute: 1_000_000 })
  accepted('a', 20)
  expect(statusOf('a')).toBe(429)
  for (let other = 0; other < 10_000; other += 1) statusOf(`other ${other}`)
  expect(statusOf('a')).toBe(201)
})
