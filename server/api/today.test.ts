import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { todayApi } from './today.ts'

const TODAY = { hours: [], notices: [{ from: '2026-11-18', to: '2026-11-29', text: 'Free winter storage.' }] }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('while the database cannot be read, the server repeats its last answer, and the log says so once', async () => {
  let isReadable = false
  const app = fastify()
  const error = vi.spyOn(app.log, 'error')
  todayApi(app, { today: async () => (isReadable ? TODAY : Promise.reject(new Error('no database'))) })
  const ask = async () => {
    vi.advanceTimersByTime(2_000)
    const answer = await app.inject('/api/today')
    return [answer.statusCode, answer.json()]
  }
  const unreadable = [503, { error: 'We can’t read the hours right now. Please try again in a few minutes.' }]
  expect([await ask(), await ask()]).toEqual([unreadable, unreadable])
  expect(error).toHaveBeenCalledExactlyOnceWith('Special hours and notices cannot be read: no database')
  isReadable = true
  expect(await ask()).toEqual([200, TODAY])
  isReadable = false
  expect(await ask()).toEqual([200, TODAY])
  expect(error).toHaveBeenCalledTimes(2)
  await app.close()
})

test('many requests read the database once in two seconds', async () => {
  let reads = 0
  const app = fastify()
  todayApi(app, {
    today: async () => {
      reads += 1
      return TODAY
    },
  })
  const askOften = () => Promise.all(Array.from({ length: 20 }, () => app.inject('/api/today')))
  await askOften()
  await askOften()
  expect(reads).toBe(1)
  vi.advanceTimersByTime(2_000)
  await askOften()
  expect(reads).toBe(2)
  await app.close()
})
