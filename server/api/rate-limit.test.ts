import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testApp } from '../test-site.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a clock that is set back does not make a minute longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const { app, stop } = await testApp({ contactRatePerMinute: 1 })
  const post = () => app.inject({ method: 'POST', url: endpoints.contact, payload: {} })
  for (let sent = 0; sent < 120; sent += 1) expect((await post()).statusCode).toBe(422)
  vi.setSystemTime(Date.now() - 2 * 3_600_000)
  const refused = await post()
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60])
  vi.advanceTimersByTime(60_000)
  expect((await post()).statusCode).toBe(422)
  await stop()
})
