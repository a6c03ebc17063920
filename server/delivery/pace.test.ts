import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { DIGESTS_PER_HOUR, HOUR_MS, nextMessage } from './pace.ts'

const MINUTE_MS = 60_000
const PER_HOUR = 40
const NEVER = Number.NEGATIVE_INFINITY

/** When messages go, if a worker looks every few seconds and inquiries come at the given times. */
function simulate(arrivals: readonly number[]) {
  const waiting = arrivals.toSorted((a, b) => a - b)
  const sent: { at: number; waited: number[] }[] = []
  const end = (waiting.at(-1) ?? 0) + HOUR_MS
  for (let now = 0; now <= end; now += 5_000) {
    for (;;) {
      const due = waiting.filter((arrival) => arrival <= now).length
      if (due === 0) break
      const recent = sent.filter(({ at }) => at > now - HOUR_MS)
      const lastAt = sent.at(-1)?.at ?? NEVER
      const next = nextMessage(
        { messages: recent.length, lastAt, lastPartAt: NEVER, lastSummaryAt: NEVER, due },
        PER_HOUR,
        now,
      )
      if (next === 'later') break
      const taken = waiting.splice(0, next === 'one' ? 1 : due)
      sent.push({ at: now, waited: taken.map((arrival) => now - arrival) })
    }
  }
  return { sent, left: waiting.length }
}

test('for any arrival of inquiries, the messages of an hour stay within the limit, and none waits long', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 240 }), { maxLength: 300 })
  fc.assert(
    fc.property(minutes, (times) => {
      const { sent, left } = simulate(times.map((minute) => minute * MINUTE_MS))
      for (const { at } of sent) {
        expect(sent.filter((other) => other.at > at - HOUR_MS && other.at <= at).length).toBeLessThanOrEqual(PER_HOUR)
      }
      expect(sent.flatMap(({ waited }) => waited).length + left).toBe(times.length)
      expect(left).toBe(0)
      expect(Math.max(0, ...sent.flatMap(({ waited }) => waited))).toBeLessThanOrEqual(HOUR_MS / DIGESTS_PER_HOUR)
    }),
    { numRuns: 30 },
  )
})

test('on a usual day each inquiry is a message of its own, and goes at once', () => {
  const { sent } = simulate(Array.from({ length: 40 }, (_, index) => index * 5 * MINUTE_MS))
  expect(sent.map(({ waited }) => waited)).toEqual(Array.from({ length: 40 }, () => [0]))
})
