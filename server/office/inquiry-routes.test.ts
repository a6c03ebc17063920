import { afterAll, describe, expect, test } from 'vitest'
import { testVehicle } from '../test-site.ts'
import { testInquiryRoutes } from './test-inquiry-routes.ts'

const { database, signedIn, receive, stop } = await testInquiryRoutes()
afterAll(stop)
const anna = await signedIn('Anna')
const ben = await signedIn('Ben', 'staff')

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: string }).error]

describe('an inquiry', () => {
  test('is shown with all that is known of it, by its id and by its reference', async () => {
    const vehicle = testVehicle('sold-since', 'Denago Rover XL', 'denago')
    const other = await receive({ email: 'Zoe@example.com ' })
    const first = await receive()
    const inquiry = await receive(
      { email: 'zoe@example.com', vehicleId: vehicle.id, colors: 'red', tradeInMake: 'Yamaha', contactBy: 'text' },
      { vehicle, replaces: [first.id] },
    )
    const details = await ben.one(inquiry.reference)
    expect(details).toMatchObject({
      id: inquiry.id,
      state: 'new',
      suspected: false,
      message: {
        name: 'Ada Byron',
        email: 'zoe@example.com',
        phone: inquiry.phone,
        contactBy: 'text',
        text: inquiry.message,
        details: [
          { label: 'Colors', text: expect.stringContaining('Red') },
          { label: 'Reply', text: 'By text' },
          { label: 'Trade-in', text: 'Yamaha' },
        ],
      },
      vehicle: { id: 'sold-since', name: 'Denago Rover XL', isInStock: false },
      replaces: { id: first.id, reference: first.reference },
      others: [{ id: other.id, reference: other.reference }],
      deliveries: [{ sink: 'webhook', state: 'waiting', attempts: 0 }],
    })
    expect(await ben.one(first.id)).toMatchObject({ replacedBy: [{ reference: inquiry.reference }] })
    expect(await ben.ask('GET', '/no-such-one')).toMatchObject({ status: 404 })
  })

  test('is answered by one of two people, and the other one learns who it was', async () => {
    const { id } = await receive()
    expect((await ben.ask('POST', `/${id}/answered`)).body).toMatchObject({ inquiry: { state: 'answered' } })
    const late = await anna.ask('POST', `/${id}/answered`)
    expect(refusalOf(late)).toEqual([409, 'Ben already answered it.'])
    expect(await anna.one(id)).toMatchObject({ answered: { by: 'Ben' }, steps: [{ who: 'Ben', step: 'answered' }] })
  })

  test('is closed, and opened again as what it was', async () => {
    const { id } = await receive()
    await ben.ask('POST', `/${id}/answered`)
    await anna.ask('POST', `/${id}/closed`)
    const late = await ben.ask('POST', `/${id}/closed`)
    expect(refusalOf(late)).toEqual([409, 'Anna already closed it.'])
    expect((await ben.ask('POST', `/${id}/reopened`, { from: 'answered' })).status).toBe(409)
    await ben.ask('POST', `/${id}/reopened`, { from: 'closed' })
    const details = await anna.one(id)
    expect([details.state, details.closed]).toEqual(['answered', undefined])
    expect((await ben.ask('POST', `/${id}/reopened`, { from: 'lost' })).status).toBe(422)
  })

  test('is sent again to all recipients, and given up', async () => {
    const { id } = await receive()
    const delivered = { state: 'delivered' as const, delivered_at: new Date().toISOString(), delivered_to: 'host' }
    await database.db.updateTable('delivery').set(delivered).where('inquiry_id', '=', id).execute()
    await ben.ask('POST', `/${id}/sent-again`)
    expect(await ben.one(id)).toMatchObject({ deliveries: [{ state: 'waiting', deliveredTo: 'host' }] })
    await ben.ask('POST', `/${id}/given-up`)
    const details = await ben.one(id)
    expect(details.deliveries).toMatchObject([{ state: 'given-up' }])
    expect(details.steps.map(({ step }) => step).toSorted()).toEqual(['given-up', 'sent-again'])
    expect((await ben.ask('POST', `/${id}/given-up`)).status).toBe(409)
  })

  test('that was held back is delivered once a person releases it', async () => {
    const { id } = await receive({}, { suspected: true })
    await ben.ask('POST', `/${id}/delivered`)
    expect(await ben.one(id)).toMatchObject({ suspected: false, deliveries: [{ state: 'waiting' }] })
    expect((await ben.ask('POST', `/${id}/delivered`)).status).toBe(409)
  })

  test('is erased with all others of its sender, by an owner only, who learns who has copies', async () => {
    const [first, second] = [await receive({ email: 'carl@example.com' }), await receive({ email: 'Carl@example.com' })]
    const copy = { state: 'delivered' as const, delivered_at: '2026-05-01T12:00:00.000Z', delivered_to: 'crm.example' }
    await database.db.updateTable('delivery').set(copy).where('inquiry_id', '=', first.id).execute()
    const refused = await ben.ask('DELETE', `/${first.id}`)
    expect(refusalOf(refused)).toEqual([403, 'Only an owner can do this.'])
    expect((await ben.one(first.id)).message).toBeDefined()
    const erased = (await anna.ask('DELETE', `/${first.id}`)).body as { erased: number; copies: string[] }
    expect(erased.erased).toBe(2)
    expect(erased.copies.join()).toContain('crm.example')
    for (const { id } of [first, second]) {
      const details = await ben.one(id)
      expect(details).toMatchObject({ steps: [{ who: 'Anna', step: 'erased' }] })
      expect(details.message).toBeUndefined()
      expect((await ben.ask('POST', `/${id}/sent-again`)).status).toBe(409)
    }
    expect((await anna.list('?search=carl&state=all')).rows).toEqual([])
  })

  test('is in the spreadsheet with who answered it', async () => {
    const { id, reference } = await receive({ lastName: '=1+1' })
    await ben.ask('POST', `/${id}/answered`)
    const file = await ben.ask('GET', '.csv')
    expect(file.headers['content-disposition']).toBe('attachment; filename="inquiries.csv"')
    const line = (file.body as string).split('\r\n').find((row) => row.startsWith(reference))
    expect(line).toContain(",'=1+1,")
    expect(line).toMatch(/,Ben,,$/)
  })
})

test('without a recipient, spam can still be released, and nothing is sent again', async () => {
  const quiet = await testInquiryRoutes(false)
  const carla = await quiet.signedIn('Carla')
  const { id } = await quiet.receive({}, { suspected: true })
  await carla.ask('POST', `/${id}/delivered`)
  expect((await carla.list()).rows).toMatchObject([{ id }])
  const refused = await carla.ask('POST', `/${id}/sent-again`)
  expect(refusalOf(refused)).toEqual([409, expect.stringContaining('email isn’t set up')])
  await quiet.stop()
})
