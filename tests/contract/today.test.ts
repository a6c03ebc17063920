import { expect, test } from 'vitest'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { todaySchema } from '../../src/contract/today.ts'
import { LIMITS } from '../limits.ts'
import { errorOf, onEachServer } from './on-each-server.ts'

const dayIn = (days: number) => dealerDay(Date.now() + days * 86_400_000)

onEachServer(({ url, get, setDays }) => {
  const read = async () => todaySchema.parse(await (await get(endpoints.today)).json())

  test('no hours or notices are set at first', async () => {
    expect(await read()).toEqual({ hours: [], notices: [] })
  })

  test('a change by the dealer is served within seconds, for the next four weeks', async () => {
    const closed = { day: dayIn(1), place: 'everywhere', hours: null, reason: 'Thanksgiving' }
    const short = { day: dayIn(27), place: 'service', hours: { opens: '10:00', closes: '14:00' } }
    const notices = [
      { from: dayIn(0), to: dayIn(60), text: 'Free winter storage until May.' },
      { from: dayIn(5), to: dayIn(5), text: 'Meet us at the lake.' },
    ]
    const later = { from: dayIn(40), to: dayIn(41), text: 'Spring is here.' }
    await setDays({ hours: [closed, short, { ...closed, day: dayIn(40) }], notices: [...notices, later] })
    await expect.poll(read, { timeout: LIMITS.wait }).toEqual({ hours: [closed, short], notices })
  })

  test('the answer can be cached and revalidated', async () => {
    const first = await get(endpoints.today)
    expect(Date.parse(first.headers.get('date') ?? '')).not.toBeNaN()
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    const etag = first.headers.get('etag') ?? 'no etag'
    const again = await get(endpoints.today, { 'if-none-match': etag, 'cache-control': 'max-age=0', pragma: '' })
    expect(again.status).toBe(304)
  })

  test('the address accepts reads only', async () => {
    const answer = await fetch(url() + endpoints.today, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    await errorOf(answer)
  })
})
