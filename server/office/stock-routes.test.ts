import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeUnit } from '../../office/contract/stock.ts'
import { restock } from '../test-restock.ts'
import { testVehicle } from '../test-site.ts'
import { testOffice } from './test-office.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testOffice>>['person']>>
let office: Awaited<ReturnType<typeof testOffice>>
let anna: Person
let ben: Person
beforeAll(async () => {
  office = await testOffice()
  anna = await office.person('Anna', 'owner')
  ben = await office.person('Ben', 'staff')
})
afterAll(() => office.stop())
beforeEach(() =>
  restock(office.database, [
    testVehicle('nomad', 'Denago Nomad', 'denago', { stockNumber: 'N-1', price: 8495, hours: 12, serial: 'S1' }),
    testVehicle('rover', 'Denago Rover', 'denago', { price: 9995 }),
  ]),
)

const units = async (): Promise<OfficeUnit[]> => (await anna.ask('GET', '/api/units')).body.units
const fieldsOf = async (id: string) => (await units()).find((unit) => unit.id === id)?.fields

test('a price is changed as a person types it, and the history says who did it', async () => {
  const fields = { price: { was: '8495', becomes: '$8,295' } }
  expect((await ben.ask('PATCH', '/api/units/nomad', { fields })).status).toBe(200)
  expect(await fieldsOf('nomad')).toMatchObject({ price: '8295' })
  const { changes } = (await anna.ask('GET', '/api/units/nomad/history')).body
  expect(changes[0]).toMatchObject({
    who: 'Ben',
    differences: [{ field: 'price', before: '8495', after: '8295' }],
  })
  const undo = `/api/units/nomad/changes/${changes[0].version}/undo`
  expect((await anna.ask('POST', undo)).status).toBe(200)
  expect(await fieldsOf('nomad')).toMatchObject({ price: '8495' })
  expect(await anna.ask('POST', undo)).toMatchObject({
    status: 422,
    body: { error: 'Denago Nomad, N-1 was changed again, by Anna. Undo that change first.' },
  })
})

test('a cart says what it lacks and for whom; a status that follows from the stock is not missing', async () => {
  const lacks = (await units()).find(({ id }) => id === 'nomad')?.lacks ?? []
  expect(lacks.map((lack) => lack.for)).toEqual(['customers', 'google', 'meta'])
  expect(lacks[0]?.things).toEqual(['photo or illustration', 'model year', 'condition', 'location'])
  await anna.ask('PATCH', '/api/units/nomad', { fields: { status: { was: '', becomes: 'held' } } })
  const held = (await units()).find(({ id }) => id === 'nomad')?.lacks ?? []
  expect(held[1]?.things).toContain('the status “Available”')
})

test('undoing a change restores what followed from it, and leaves other carts of the same import alone', async () => {
  const csv = Buffer.from('id,Status,Price\nnomad,sold,8000\nrover,sold,9000\n')
  const { version } = (await ben.ask('POST', '/api/import?file=stock.csv', csv)).body
  expect(await fieldsOf('nomad')).toMatchObject({ status: 'sold', inStock: 'no' })
  await anna.ask('POST', `/api/units/nomad/changes/${version}/undo`)
  expect(await fieldsOf('nomad')).toMatchObject({ inStock: 'yes', price: '8495' })
  expect(await fieldsOf('nomad')).not.toHaveProperty('status')
  expect(await fieldsOf('rover')).toMatchObject({ status: 'sold', price: '9000' })
})

test('taking a cart off the list can be undone by its version', async () => {
  const { version, unit } = (await anna.ask('POST', '/api/units/rover/removal')).body
  expect(unit.goneAt).toEqual(expect.any(String))
  const undone = await anna.ask('POST', `/api/units/rover/changes/${version}/undo`)
  expect(undone.body.unit).not.toHaveProperty('goneAt')
})

test('an import is not applied when the stock has changed since its preview', async () => {
  const csv = Buffer.from('id,Price\nnomad,7000\n')
  const { version } = (await ben.ask('POST', '/api/import?file=stock.csv&dryRun=true', csv)).body
  await anna.ask('PATCH', '/api/units/nomad', { fields: { price: { was: '8495', becomes: '9990' } } })
  expect((await ben.ask('POST', `/api/import?file=stock.csv&version=${version}`, csv)).status).toBe(409)
  expect(await fieldsOf('nomad')).toMatchObject({ price: '9990' })
})

test('an import of the whole stock that lacks most carts asks for a confirmation', async () => {
  const others = Buffer.from('id,Name\none,One\ntwo,Two\nthree,Three\n')
  expect((await ben.ask('POST', '/api/import?file=others.csv', others)).status).toBe(200)
  const csv = Buffer.from('id,Price\nnomad,8495\n')
  const address = '/api/import?file=stock.csv&full=true'
  expect(await ben.ask('POST', address, csv)).toMatchObject({ status: 422, body: { needsConfirmation: true } })
  expect((await ben.ask('POST', `${address}&removeMost=true`, csv)).status).toBe(200)
  expect((await units()).filter(({ isListed }) => isListed).map(({ id }) => id)).toEqual(['nomad'])
})

test('of two people who change one field the second is told so, and nothing is written', async () => {
  await anna.ask('PATCH', '/api/units/nomad', { fields: { price: { was: '8495', becomes: '8000' } } })
  const fields = { price: { was: '8495', becomes: '7900' }, place: { was: '', becomes: 'Hatfield' } }
  expect(await ben.ask('PATCH', '/api/units/nomad', { fields })).toMatchObject({
    status: 409,
    body: { conflicts: [{ field: 'price', now: '8000', yours: '7900' }] },
  })
  expect(await fieldsOf('nomad')).toMatchObject({ price: '8000' })
  expect(await fieldsOf('nomad')).not.toHaveProperty('place')
  // Another field of the same cart is no conflict.
  const place = { place: { was: '', becomes: 'Hatfield' } }
  expect((await ben.ask('PATCH', '/api/units/nomad', { fields: place })).status).toBe(200)
})

test('the same value written in another way is no conflict', async () => {
  await anna.ask('PATCH', '/api/units/nomad', { fields: { price: { was: '8495', becomes: '8995' } } })
  const fields = { price: { was: '8495', becomes: '8,995.00' } }
  expect(await ben.ask('PATCH', '/api/units/nomad', { fields })).toMatchObject({ status: 200, body: { version: null } })
})

test.each([
  ['price', '12'],
  ['year', 'soon'],
  ['status', 'lost'],
  ['id', 'other'],
  ['wheels', '4'],
])('%s does not accept "%s", and a sentence says so', async (field, becomes) => {
  const was = (await fieldsOf('nomad'))?.[field] ?? ''
  const answer = await anna.ask('PATCH', '/api/units/nomad', { fields: { [field]: { was, becomes } } })
  const message = expect.stringMatching(/^(Enter|A cart has no field) .*\.$/)
  expect(answer).toMatchObject({ status: 422, body: { problems: [{ field, message }] } })
})

test('a refusal names every wrong field, also those that only the stock can check', async () => {
  const change = (id: string, fields: Record<string, string>) =>
    anna.ask('PATCH', `/api/units/${id}`, {
      fields: Object.fromEntries(Object.entries(fields).map(([field, becomes]) => [field, { was: '', becomes }])),
    })
  expect((await change('rover', { place: 'p'.repeat(61), batteryMade: 'soon' })).body.problems).toEqual([
    { field: 'place', message: 'Enter 60 characters at most.' },
    { field: 'batteryMade', message: 'Enter a date or a year such as 2026-05 or 2026.' },
  ])
  expect((await change('rover', { stockNumber: 'n-1' })).body.problems).toEqual([
    { field: 'stockNumber', message: 'Enter another: Denago Nomad, N-1 has this one.' },
  ])
  expect((await change('nomad', { formerPrice: '8000' })).body.problems).toEqual([
    { field: 'formerPrice', message: 'Enter more than the price, or nothing.' },
  ])
})

test('a new cart is like another one, without what belongs to that one alone, and not on the site until it has a status', async () => {
  const drawing = '/images/carts/denago-nomad/front-960.webp'
  const pictures = { images: { was: '', becomes: JSON.stringify(['/photos/0123-960.webp', drawing]) } }
  await ben.ask('PATCH', '/api/units/nomad', { fields: pictures })
  const answer = await ben.ask('POST', '/api/units', { copyOf: 'nomad', stockNumber: 'N-2' })
  expect(answer).toMatchObject({ status: 200, body: { unit: { id: 'denago-nomad-n-2', isListed: false } } })
  expect(answer.body.unit.images).toEqual([drawing])
  expect(await fieldsOf('denago-nomad-n-2')).toMatchObject({ stockNumber: 'N-2', price: '8495', status: 'draft' })
  expect(await fieldsOf('denago-nomad-n-2')).not.toHaveProperty('serial')
  const status = { status: { was: 'draft', becomes: 'available' } }
  await ben.ask('PATCH', '/api/units/denago-nomad-n-2', { fields: status })
  const listed = (await units()).filter(({ isListed }) => isListed)
  expect(listed.map(({ id }) => id)).toEqual(['nomad', 'denago-nomad-n-2', 'rover'])
  expect(await ben.ask('POST', '/api/units', { copyOf: 'nomad', stockNumber: 'n-1' })).toMatchObject({
    status: 422,
    body: { error: 'Stock number takes another: Denago Nomad, N-1 has this one, not "n-1".' },
  })
})

test('a photograph is added, ordered and removed; a file that is no photograph changes nothing', async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const add = async (bytes: Buffer) => ben.ask('POST', '/api/units/rover/photographs', bytes)
  await add(await picture('#b5410e'))
  const { images } = (await add(await picture('#1c6644'))).body.unit
  expect(images).toHaveLength(2)
  const [first, second] = images
  expect((await ben.ask('GET', first)).status).toBe(200)

  const order = JSON.stringify([second, first])
  const was = (await fieldsOf('rover'))?.['images'] ?? ''
  const moved = await ben.ask('PATCH', '/api/units/rover', { fields: { images: { was, becomes: order } } })
  expect(moved.body.unit.images).toEqual([second, first])

  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [script, Buffer.from('no picture'), (await picture('#000')).subarray(0, 300)])
    expect(await add(bytes)).toMatchObject({ status: 422, body: { error: expect.stringMatching(/\.$/) } })
  expect((await units()).find(({ id }) => id === 'rover')?.images).toEqual([second, first])
})

test('an import shows what it would change, says all that is wrong, and is applied as a whole', async () => {
  const csv = (rows: string) => Buffer.from(`Stock Number,Name,Make,Price\n${rows}`)
  const ask = (rows: string, more = '') => ben.ask('POST', `/api/import?file=stock.csv${more}`, csv(rows))
  const good = 'N-1,Denago Nomad,denago,7995\n'
  expect(await ask(good, '&dryRun=true')).toMatchObject({
    status: 200,
    body: {
      summary: '1 cart changed',
      carts: [{ title: 'Denago Nomad, N-1', differences: [{ field: 'price', before: '8495', after: '7995' }] }],
    },
  })
  expect(await fieldsOf('nomad')).toMatchObject({ price: '8495' })
  const bad = await ask(`${good}N-9,New One,denago,cheap\n`)
  expect(bad).toMatchObject({ status: 422, body: { sentences: [expect.stringContaining('cheap')] } })
  expect(await fieldsOf('nomad')).toMatchObject({ price: '8495' })
  expect((await ask(good)).status).toBe(200)
  expect(await fieldsOf('nomad')).toMatchObject({ price: '7995' })
})

test('an import of many carts shows all of them', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => `new-${index},Cart of one name\n`)
  const { body } = await ben.ask('POST', '/api/import?file=a.csv&dryRun=true', Buffer.from(`id,Name\n${rows.join('')}`))
  expect(body.carts).toHaveLength(1_000)
})

test('an import is undone as a whole, and says which columns it does not use', async () => {
  const rows = 'id,Price,Mood\nnomad,7995,good\nrover,8995,better\n'
  const before = [await fieldsOf('nomad'), await fieldsOf('rover')]
  const { body } = await ben.ask('POST', '/api/import?file=stock.csv', Buffer.from(rows))
  expect(body.unused).toEqual(['Mood'])
  expect(await fieldsOf('rover')).toMatchObject({ price: '8995' })
  expect((await ben.ask('POST', `/api/changes/${body.version}/undo`)).status).toBe(200)
  expect([await fieldsOf('nomad'), await fieldsOf('rover')]).toEqual(before)
  expect((await ben.ask('POST', '/api/changes/99999/undo')).status).toBe(404)
})

test('a list that has not changed is not sent again', async () => {
  const { headers } = await anna.ask('GET', '/api/units')
  const again = await office.app.inject({
    url: '/api/units',
    headers: { host: 'localhost:4180', cookie: anna.cookie, 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})
