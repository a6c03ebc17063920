import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../test-site.ts'
import { METHODS, ORIGIN, testOffice } from './test-office.ts'

let office: Awaited<ReturnType<typeof testOffice>>
beforeAll(async () => {
  office = await testOffice()
})
afterAll(() => office.stop())

const HEADERS = { host: 'localhost:4180', origin: ORIGIN }

/** The way in, and the files of the screens. */
const OPEN = [
  'GET /api/me',
  'GET /assets/*',
  'HEAD /api/me',
  'HEAD /assets/*',
  'POST /api/invitation',
  'POST /api/registration',
  'POST /api/sign-in',
  'POST /api/sign-in/options',
  'POST /api/sign-out',
]

const example = (url: string) => url.replace(/:\w+/g, 'x')

test('a person who is not signed in can only sign in', async () => {
  const open = new Set<string>()
  for (const { method, url } of office.routes) {
    const response = await office.app.inject({ method, url: example(url), headers: HEADERS })
    if (response.statusCode !== 401) open.add(`${method} ${url}`)
  }
  expect([...open].toSorted()).toEqual(OPEN)
  expect((await office.app.inject({ url: '/api/me', headers: HEADERS })).json()).toEqual({ person: null })
})

test('the public server has no address of the office', async () => {
  const { app, stop } = await testApp()
  const screens = ['/welcome', '/stock', '/days', '/devices', '/inquiries', '/people']
  const ofApi = office.routes.map(({ url }) => url).filter((url) => url.startsWith('/api/'))
  const found: string[] = []
  const statusOf = async (method: (typeof METHODS)[number], url: string) =>
    (await app.inject({ method, url: example(url) })).statusCode
  for (const method of METHODS) {
    // Every page answers 405 to a method that changes something, also one that does not exist.
    const unknown = method === 'GET' || method === 'HEAD' ? 404 : await statusOf(method, '/no-such-page')
    for (const url of new Set(ofApi)) {
      const status = await statusOf(method, url)
      if (status !== 404) found.push(`${method} ${url} ${status}`)
    }
    for (const url of screens) {
      const status = await statusOf(method, url)
      if (status !== unknown) found.push(`${method} ${url} ${status}`)
    }
  }
  await stop()
  expect(found).toEqual([])
})

test('staff get 403 where only an owner may', async () => {
  const refused: string[] = []
  for (const [index, { method, url, access }] of office.routes.entries()) {
    // Each route has a person of its own: some end the session.
    const staff = await office.person(`Staff ${index}`, 'staff')
    const isRefused = (await staff.ask(method, example(url))).status === 403
    expect(isRefused, `${method} ${url}`).toBe(access === 'owner')
    if (!isRefused) continue
    refused.push(`${method} ${url}`)
    const owner = await office.person(`Owner ${index}`, 'owner')
    expect((await owner.ask(method, example(url))).status, `${method} ${url}`).not.toBe(403)
  }
  // Staff change no people and erase nothing.
  const changesOfPeople = office.routes
    .filter(({ method, url }) => url.startsWith('/api/people') && !['GET', 'HEAD'].includes(method))
    .map(({ method, url }) => `${method} ${url}`)
  expect(changesOfPeople.length).toBeGreaterThan(3)
  expect(refused).toEqual(expect.arrayContaining([...changesOfPeople, 'DELETE /api/inquiries/:id']))
})

test('another site cannot make a change, and the office answers to no other host name', async () => {
  const { cookie } = await office.person('Olga', 'owner')
  const post = (headers: Record<string, string>) =>
    office.app.inject({ method: 'POST', url: '/api/sign-out-everywhere', headers: { ...HEADERS, cookie, ...headers } })
  expect((await post({ origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await post({ origin: '' })).statusCode).toBe(403)
  expect((await post({ host: 'elsewhere.example' })).statusCode).toBe(421)
  expect((await post({})).statusCode).toBe(200)

  const taken: string[] = []
  for (const { method, url } of office.routes) {
    const statusOf = async (headers: Record<string, string>) =>
      (await office.app.inject({ method, url: example(url), headers: { ...HEADERS, ...headers } })).statusCode
    const isReading = method === 'GET' || method === 'HEAD'
    if (!isReading && (await statusOf({ origin: 'https://elsewhere.example' })) !== 403) taken.push(`${method} ${url}`)
    if ((await statusOf({ host: 'elsewhere.example' })) !== 421) taken.push(`${method} ${url} by another host`)
  }
  expect(taken).toEqual([])
})

test('a cookie is invalid after the sign-out, on this device or on all', async () => {
  const { id, cookie, ask } = await office.person('Nora', 'staff')
  const second = `office=${await office.sessions.begin(id)}`
  const people = async (held: string) =>
    (await office.app.inject({ url: '/api/people', headers: { ...HEADERS, cookie: held } })).statusCode
  const { headers } = await ask('POST', '/api/sign-out')
  expect(headers['set-cookie']).toMatch(/^office=;.*HttpOnly; SameSite=Strict/)
  expect([await people(cookie), await people(second)]).toEqual([401, 200])

  const third = `office=${await office.sessions.begin(id)}`
  await office.app.inject({ method: 'POST', url: '/api/sign-out-everywhere', headers: { ...HEADERS, cookie: third } })
  expect([await people(second), await people(third)]).toEqual([401, 401])
})

test('a person who is removed is signed out at once, and the last owner stays', async () => {
  const { id, ask } = await office.person('Max', 'owner')
  const gone = await office.person('Gone', 'staff')
  expect((await ask('DELETE', `/api/people/${gone.id}`)).status).toBe(200)
  expect((await gone.ask('GET', '/api/people')).status).toBe(401)
  for (const other of await office.people.list())
    if (other.role === 'owner' && other.id !== id) await office.people.remove(other.id)
  expect(await ask('DELETE', `/api/people/${id}`)).toMatchObject({ status: 409 })
  expect((await ask('GET', '/api/people')).status).toBe(200)
})

test('a body that costs time is refused before anyone is signed in', async () => {
  const payload = { a: Array.from({ length: 100_000 }, () => ({})) }
  const response = await office.app.inject({ method: 'POST', url: '/api/sign-out', headers: HEADERS, payload })
  expect(response.statusCode).toBe(413)
})

test('each use extends a session and its cookie', async () => {
  const { ask } = await office.person('Uma', 'staff')
  expect((await ask('GET', '/api/people')).headers).not.toHaveProperty('set-cookie')
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
  await office.database.db.updateTable('office_session').set({ used_at: dayAgo }).execute()
  expect((await ask('GET', '/api/people')).headers['set-cookie']).toMatch(/^office=\S+; Max-Age=2592000;/)
})

test('over HTTPS the cookie is for this host alone', async () => {
  const other = await testOffice(undefined, { OFFICE_URL: 'https://office.example.com' })
  const response = await other.app.inject({
    method: 'POST',
    url: '/api/sign-out',
    headers: { host: 'office.example.com', origin: 'https://office.example.com' },
  })
  expect(response.headers['set-cookie']).toMatch(/^__Host-office=;.*Path=\/;.* HttpOnly; Secure; SameSite=Strict/)
  await other.stop()
})

test('a person whose phone was lost is signed out, and its passkey is gone', async () => {
  const owner = await office.person('Olivia', 'owner')
  const lost = await office.person('Lou', 'staff')
  const passkey = { id: 'of the lost phone', public_key: '', counter: 0, added_at: new Date().toISOString() }
  await office.database.db
    .insertInto('office_passkey')
    .values({ ...passkey, person_id: lost.id })
    .execute()
  expect((await owner.ask('DELETE', `/api/people/${lost.id}/passkeys`)).status).toBe(200)
  expect((await lost.ask('GET', '/api/people')).status).toBe(401)
  expect((await office.people.list()).find(({ id }) => id === lost.id)).toMatchObject({ passkeys: 0 })
})

test.each(['', ' \u200b ', 'x'.repeat(61), 'ＯＬＥＧ'])('"%s" is no name for a new person', async (name) => {
  const { ask } = await office.person(`Owner for ${name.length}`, 'owner')
  if (name === 'ＯＬＥＧ') await office.people.add({ name: 'Oleg', role: 'staff' })
  expect([409, 422]).toContain((await ask('POST', '/api/people', { name, role: 'staff' })).status)
})

test('an address gets twenty tries a minute', async () => {
  const tried = async () =>
    (
      await office.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        headers: HEADERS,
        remoteAddress: '192.0.2.7',
        payload: {
          credential: {
            id: 'x',
            rawId: 'x',
            type: 'public-key',
            response: { clientDataJSON: 'e30' },
            clientExtensionResults: {},
          },
        },
      })
    ).statusCode
  const statuses = []
  for (let count = 0; count < 21; count++) statuses.push(await tried())
  expect([statuses[0], statuses[19], statuses[20]]).toEqual([401, 401, 429])
})

test('a link is good once, and for fifteen minutes', async () => {
  const person = await office.people.add({ name: 'Lena', role: 'staff' })
  const open = async (token: string) =>
    (await office.app.inject({ method: 'POST', url: '/api/invitation', headers: HEADERS, payload: { token } }))
      .statusCode
  const first = await office.people.invite(person.id)
  const second = await office.people.invite(person.id)
  expect([await open(first.token), await open(second.token)]).toEqual([410, 200])
  await office.database.db.updateTable('office_invitation').set({ expires_at: new Date().toISOString() }).execute()
  expect(await open(second.token)).toBe(410)
})
