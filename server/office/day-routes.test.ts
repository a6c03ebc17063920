import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOffice } from './test-office.ts'

let office: Awaited<ReturnType<typeof testOffice>>
let ask: Awaited<ReturnType<typeof office.person>>['ask']
beforeAll(async () => {
  office = await testOffice()
  ask = (await office.person('Sam', 'staff')).ask
})
afterAll(() => office.stop())

test('a person closes a day, the list says who did, and a person removes it', async () => {
  const { status, body } = await ask('POST', '/api/days/hours', { day: '2099-12-25', place: 'everywhere', hours: null })
  expect(status).toBe(200)
  const { hours } = (await ask('GET', '/api/days')).body
  expect(hours).toMatchObject([{ id: body.id, day: '2099-12-25', hours: null, setBy: 'Sam' }])
  expect((await ask('DELETE', `/api/days/${body.id}`)).status).toBe(200)
  expect((await ask('DELETE', `/api/days/${body.id}`)).status).toBe(404)
  expect((await ask('GET', '/api/days')).body.hours).toEqual([])
})

test.each([
  ['hours', { day: '2001-12-25', place: 'everywhere', hours: null }, 'day', 'is in the past.'],
  ['hours', { day: '2099-12-25', place: 'the moon', hours: null }, 'place', 'no place "the moon"'],
  ['hours', { day: 'Christmas', place: 'everywhere', hours: null }, 'day', 'Use a day such as 2026-12-24.'],
  [
    'hours',
    { day: '2099-12-25', place: 'service', hours: { opens: '14:00', closes: '09:00' } },
    'hours.opens',
    'Opening time has to be before closing time.',
  ],
  ['notices', { from: '2001-12-24', to: '2001-12-25', text: 'Closed' }, 'to', 'is in the past.'],
  [
    'notices',
    { from: '2099-12-26', to: '2099-12-25', text: 'Closed' },
    'to',
    'The last day can’t be before the first.',
  ],
])('%s: a mistake is said in a sentence, which names its field', async (kind, entry, field, sentence) => {
  const { status, body } = await ask('POST', `/api/days/${kind}`, entry)
  const message = expect.stringContaining(sentence)
  expect([status, body]).toEqual([422, { error: message, problems: [{ field, message }] }])
})
