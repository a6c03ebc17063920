import { expect, test } from 'vitest'
import { MAVERICK_ID, testVehicles } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { vehicleListSchema, vehicleSchema } from '../../src/contract/vehicle-schema.ts'
import { errorOf, onEachServer } from './on-each-server.ts'

onEachServer(({ url, get }) => {
  test('the list holds every vehicle of the catalogue, whole and in its order', async () => {
    const answer = await get(endpoints.vehicles)
    expect(answer.status).toBe(200)
    expect(vehicleListSchema.parse(await answer.json())).toEqual(testVehicles)
  })

  test.each([endpoints.vehicles, endpoints.vehicle('ev-city')])('%s can be cached and revalidated', async (path) => {
    const first = await get(path)
    expect(Date.parse(first.headers.get('date') ?? '')).not.toBeNaN()
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    // Without a cache-control of its own, fetch asks for a fresh answer whenever it sends a condition.
    const again = await get(path, {
      'if-none-match': first.headers.get('etag') ?? 'no etag',
      'cache-control': 'max-age=0',
      pragma: '',
    })
    expect(again.status).toBe(304)
  })

  test.each([
    'denago-ev-city',
    'ev-city',
    'Denago-EV-City',
    'EV CITY',
    MAVERICK_ID,
    MAVERICK_ID.toUpperCase(),
    'evolution-d5-maverick-4-plus',
    'd5-maverick-4-plus',
    'D5 Maverick 4+',
  ])('a vehicle opens by the reference %s', async (ref) => {
    const answer = await get(endpoints.vehicle(ref))
    expect(answer.status).toBe(200)
    const expected = ref.toLowerCase().includes('city') ? 'denago-ev-city' : MAVERICK_ID
    expect(vehicleSchema.parse(await answer.json()).id).toBe(expected)
  })

  test.each(['nothing', 'denago', '__proto__', '-'])('there is no vehicle %s', async (ref) => {
    const answer = await get(endpoints.vehicle(ref))
    expect([answer.status, await errorOf(answer)]).toEqual([404, { error: 'Vehicle not found' }])
  })

  test('the addresses of vehicles accept reads only', async () => {
    const answer = await fetch(url() + endpoints.vehicle('ev-city'), { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    await errorOf(answer)
  })
})
