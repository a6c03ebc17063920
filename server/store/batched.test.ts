import { expect, test, vi } from 'vitest'
import { batched } from './batched.ts'

test('calls of one moment are done together, and each gets its own result', async () => {
  const batches: number[][] = []
  const double = batched(async (numbers: number[]) => {
    batches.push(numbers)
    return numbers.map((number) => number * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('a call that arrives during a batch is in the next one', async () => {
  const sizes: number[] = []
  let late: Promise<number> | undefined
  const same = batched(async (numbers: number[]) => {
    sizes.push(numbers.length)
    late ??= same(9)
    return numbers
  }, 10)
  await same(1)
  expect(await late).toBe(9)
  expect(sizes).toEqual([1, 1])
})

test('a batch that hangs delays the next one for a second only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const work = batched(
      (numbers: number[]) => (numbers[0] === 1 ? new Promise<number[]>(() => {}) : Promise.resolve(numbers)),
      1,
    )
    void work(1)
    const next = [work(2), work(3)]
    await vi.waitUntil(() => vi.getTimerCount() === 1)
    vi.advanceTimersByTime(1_000)
    expect(await Promise.all(next)).toEqual([2, 3])
  } finally {
    vi.useRealTimers()
  }
})

test('a failure fails every call of the batch and none after it', async () => {
  let broken = true
  const work = batched(async (numbers: number[]) => {
    if (broken) throw new Error('disk full')
    return numbers
  }, 10)
  const outcomes = await Promise.allSettled([work(1), work(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  broken = false
  expect(await work(3)).toBe(3)
})
