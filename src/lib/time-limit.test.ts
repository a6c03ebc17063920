import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TooLate, within } from './time-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('gives the result of work that ends in time, and leaves no timer behind', async () => {
  expect(await within(1000, async () => 7)).toBe(7)
  await expect(
    within(1000, () => Promise.reject(new Error('no'))),
    'or its error',
  ).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('ends work that takes too long, also work that does not listen', async () => {
  let signal: AbortSignal | undefined
  const result = within(1000, (given) => {
    signal = given
    return new Promise(() => {})
  }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await result).toBeInstanceOf(TooLate)
  expect(signal?.aborted).toBe(true)
})

it('ends with the signal of the caller, and does not begin after it', async () => {
  const outer = new AbortController()
  const work = vi.fn(() => new Promise(() => {}))
  const result = within(1000, work, outer.signal).catch((error) => error)
  outer.abort(new Error('left'))
  expect(await result).toEqual(new Error('left'))
  await expect(within(1000, work, outer.signal)).rejects.toThrow('left')
  expect(work).toHaveBeenCalledOnce()
})
