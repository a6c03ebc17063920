import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { todayApi } from './today.ts'

const TODAY = { hours: [], notices: [{ from: '2026-11-18', to: '2026-11-29', text: 'Free winter storage.' }] }

test('while the database cannot be read, the answer before is given', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let isReadable = false
  const app = fastify()
  todayApi(app, { today: async () => (isReadable ? TODAY : Promise.reject(new Error('no database'))) })
  expect((await app.inject('/api/today')).statusCode, 'nothing was read yet').toBe(500)
  isReadable = true
  expect((await app.inject('/api/today')).json()).toEqual(TODAY)
  isReadable = false
  vi.advanceTimersByTime(10_000)
  expect((await app.inject('/api/today')).json()).toEqual(TODAY)
  vi.useRealTimers()
  await app.close()
})

test('many requests at once read the database once', async () => {
  let reads = 0
  const app = fastify()
  todayApi(app, {
    today: async () => {
      reads += 1
      return TODAY
    },
  })
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/today')))
  expect(reads).toBe(1)
  await app.close()
})
