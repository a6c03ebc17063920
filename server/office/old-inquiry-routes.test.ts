import { afterAll, expect, test } from 'vitest'
import type { OldInquiriesCount } from '../../office/contract/inquiries.ts'
import { testInquiryRoutes } from './test-inquiry-routes.ts'

const { app, signedIn, receive, stop } = await testInquiryRoutes()
afterAll(stop)
const anna = await signedIn('Anna')
const ben = await signedIn('Ben', 'staff')

const DAY = 24
const { host, origin } = { host: 'localhost:4180', origin: 'http://localhost:4180' }
const ask = (method: 'GET' | 'POST', path: string, body?: object, cookie = anna.cookie) =>
  app.inject({
    method,
    url: `/api/old-inquiries${path}`,
    headers: { host, origin, cookie },
    ...(body && { payload: body }),
  })

test('an owner closes the old inquiries that were counted, and undoes it', async () => {
  const [fresh, waiting, answered, closed] = [
    await receive({}, {}, 6 * DAY),
    await receive({}, {}, 8 * DAY),
    await receive({}, {}, 9 * DAY),
    await receive({}, {}, 9 * DAY),
  ]
  const replaced = await receive({}, {}, 10 * DAY)
  await receive({}, { replaces: [replaced.id] })
  await receive({}, { suspected: true }, 10 * DAY)
  await ben.ask('POST', `/${answered.id}/answered`)
  await ben.ask('POST', `/${closed.id}/closed`)

  const count = (await ask('GET', '?days=7')).json<OldInquiriesCount>()
  expect(count).toMatchObject({ open: 2, unanswered: 1 })
  const done = (await ask('POST', '/closed', { before: count.before })).json()
  expect(done).toMatchObject({ closed: 2 })
  const states = async () =>
    Promise.all([fresh, waiting, answered, closed].map(async ({ id }) => (await anna.one(id)).state))
  expect(await states()).toEqual(['new', 'closed', 'closed', 'closed'])
  expect(await anna.one(waiting.id)).toMatchObject({ closed: { by: 'Anna' }, steps: [{ who: 'Anna', step: 'closed' }] })

  expect((await ask('POST', '/reopened', { at: done.at })).json()).toEqual({ reopened: 2 })
  expect(await states()).toEqual(['new', 'new', 'answered', 'closed'])
  expect((await ask('POST', '/reopened', { at: done.at })).json()).toEqual({ reopened: 0 })
})

test('staff close inquiries one by one only, and an invalid time closes nothing', async () => {
  expect((await ask('POST', '/closed', { before: new Date().toISOString() }, ben.cookie)).statusCode).toBe(403)
  expect((await ask('POST', '/closed', { before: 'tomorrow' })).statusCode).toBe(422)
  expect((await ask('GET', '?days=0')).statusCode).toBe(422)
})
