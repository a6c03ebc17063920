import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { ReplyClock } from '../inquiries/reply-clock.ts'
import { testVehicle } from '../test-site.ts'
import { testInquiryRoutes } from './test-inquiry-routes.ts'

const { app, database, signedIn, receive, stop } = await testInquiryRoutes()
afterAll(stop)
const anna = await signedIn('Anna')

const HOUR_MS = 3_600_000
const WEEK = 7 * 24
const rover = testVehicle('rover', 'Denago Rover XL', 'denago', { place: 'Hatfield' })

let ids: Record<string, string> = {}
beforeAll(async () => {
  const received = {
    zoe: await receive({ firstName: 'Zoë', lastName: 'Nowak', email: 'zoe@example.com' }, {}, 5 * WEEK),
    rover: await receive({ vehicleId: 'rover', message: 'Is it in Hatfield today?' }, { vehicle: rover }, 4 * WEEK),
    service: await receive({ interest: 'service', message: 'Do you come to old forge?' }, {}, 3 * WEEK),
    seller: await receive({ seller: 'Ben', event: 'Scranton fair', phone: '+1 (570) 555-0199' }, {}, 2 * WEEK),
    spam: await receive({ firstName: 'Spam' }, { suspected: true }),
    fresh: await receive({ firstName: 'Fresh' }),
  }
  ids = Object.fromEntries(Object.entries(received).map(([name, { id }]) => [name, id]))
})

function openHoursSince(hoursAgo: number): number {
  const now = Date.now()
  return new ReplyClock().waited(new Date(now - hoursAgo * HOUR_MS).toISOString(), now) / HOUR_MS
}

const shown = async (query = '') => {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return (await anna.list(query)).rows.map(({ id }) => names.get(id))
}

describe('the list of inquiries', () => {
  test('has those that wait for an answer, the newest first, and no spam', async () => {
    expect(await shown()).toEqual(['fresh', 'seller', 'service', 'rover', 'zoe'])
  })

  test.each([
    ['?kind=service', ['service']],
    ['?vehicle=rover', ['rover']],
    ['?seller=Ben', ['seller']],
    ['?town=Hatfield', ['rover']],
    ['?town=Old+Forge', ['service']],
    ['?town=Scranton', ['seller']],
    ['?state=late', ['seller', 'service', 'rover', 'zoe']],
    ['?suspected=true', ['spam']],
    ['?search=zoe', ['zoe']],
    ['?search=NOWAK+ZOË', ['zoe']],
    ['?search=570.555.0199', ['seller']],
    ['?search=denago+hatfield', ['rover']],
    ['?search=zoe+hatfield', []],
    ['?most=2', ['fresh', 'seller']],
  ])('%s', async (query, names) => {
    expect(await shown(query)).toEqual(names)
  })

  test('is searched by reference, in small letters too', async () => {
    const { reference } = await anna.one(ids['zoe'] ?? '')
    expect(await shown(`?search=${reference.toLowerCase()}`)).toEqual(['zoe'])
  })

  test('offers what inquiries are about and from, and says how many there are', async () => {
    const { choices, counts, found } = await anna.list('?most=1')
    expect(choices).toEqual({
      vehicles: [{ value: 'rover', name: 'Denago Rover XL' }],
      towns: ['Hatfield', 'Old Forge', 'Scranton'].map((name) => ({ value: name, name })),
      sellers: [{ value: 'Ben', name: 'Ben' }],
    })
    expect(counts).toEqual({ new: 5, late: 4, answered: 0, closed: 0, suspected: 1 })
    expect(found).toBe(5)
  })

  test('says who has waited too long, counted in open hours', async () => {
    const [fresh, seller] = (await anna.list()).rows
    expect(fresh).toMatchObject({ isLate: false })
    expect(seller).toMatchObject({ isLate: true })
    expect((seller?.waitedMs ?? 0) / HOUR_MS).toBeCloseTo(openHoursSince(2 * WEEK), 0)
  })

  test('counts no day on which the dealer was closed, and is sent again when that is entered', async () => {
    const waitOf = async () => (await anna.list()).rows.find(({ id }) => id === ids['seller'])?.waitedMs
    const { etag } = (await anna.ask('GET')).headers
    const days = Array.from({ length: 15 }, (_, ago) => dealerDay(Date.now() - ago * 24 * 60 * 60_000))
    const closed = { place: 'everywhere', opens: null, closes: null, reason: null }
    const entered = { set_at: '', set_by: '', removed_at: null, removed_by: null }
    const rows = days.map((day) => ({ id: day, day, ...closed, ...entered }))
    await database.db.insertInto('special_hours').values(rows).execute()
    expect(await waitOf()).toBe(0)
    expect((await anna.ask('GET')).headers.etag).not.toBe(etag)
    await database.db.deleteFrom('special_hours').execute()
    expect(await waitOf()).toBeGreaterThan(0)
  })

  test('moves an answered inquiry to the answered ones and stops its clock', async () => {
    await anna.ask('POST', `/${ids['seller']}/answered`)
    expect(await shown('?state=answered')).toEqual(['seller'])
    expect(await shown()).not.toContain('seller')
    const [seller] = (await anna.list('?state=answered')).rows
    expect(seller).toMatchObject({ answered: { by: 'Anna' }, isLate: false })
    expect((seller?.waitedMs ?? 0) / HOUR_MS).toBeCloseTo(openHoursSince(2 * WEEK), 0)
  })

  test('does not wait for one that its sender has replaced', async () => {
    const later = await receive({ firstName: 'Later' }, { replaces: [ids['fresh'] ?? ''] })
    expect((await anna.list()).rows.map(({ id }) => id)).toContain(later.id)
    expect(await shown()).not.toContain('fresh')
    expect((await anna.list('?state=closed')).rows).toMatchObject([{ id: ids['fresh'], isReplaced: true }])
  })

  test('is sent again only when something has changed', async () => {
    const { etag } = (await anna.ask('GET')).headers
    const headers = { host: 'localhost:4180', cookie: anna.cookie, 'if-none-match': etag }
    const again = async () => (await app.inject({ url: '/api/inquiries', headers })).statusCode
    expect(await again()).toBe(304)
    await anna.ask('POST', `/${ids['zoe']}/closed`)
    expect(await again()).toBe(200)
  })

  test.each(['?state=lost', '?most=0', '?kind=x'])('refuses %s with a sentence', async (query) => {
    expect(await anna.ask('GET', query)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^\w+: /) },
    })
  })
})
