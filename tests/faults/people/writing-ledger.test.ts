import { expect, test } from 'vitest'
import type { KeptInquiry } from '../server-database.ts'
import { complaintsAbout, type Writing } from './writing-ledger.ts'

const fields = (message: string) => ({
  'First name': 'Bert',
  'Last name': 'Kowalski',
  Email: 'bert@example.com',
  Phone: '570 555 0163',
  Message: message,
})
const writing = (number: number, change: Partial<Writing> = {}): Writing => ({
  number,
  stretch: 0,
  fields: fields(`message ${number}`),
  history: [],
  promise: 'said to be saved',
  references: new Set(),
  ordered: true,
  ...change,
})
const kept = (number: number, arrival = number, payload: Record<string, string> = {}): KeptInquiry => ({
  id: `id-${number}`,
  reference: `REF-${number}`,
  replaces: null,
  arrival,
  payload: {
    firstName: 'Bert',
    lastName: 'Kowalski',
    email: 'bert@example.com',
    phone: '570 555 0163',
    interest: 'sales',
    message: `message ${number}`,
    ...payload,
  },
})
const kindsOf = (writings: Writing[], stored: KeptInquiry[]) =>
  complaintsAbout(writings, stored).map(({ kind }) => kind)

test('reports no fault when each inquiry is stored once and in order', () => {
  const received = writing(2, { promise: 'said to be received', references: new Set(['REF-2']), interest: 'sales' })
  expect(complaintsAbout([writing(1), received], [kept(1), kept(2)])).toEqual([])
})

test('a refused text may be stored or not', () => {
  const refused = writing(1, { promise: 'none' })
  expect([kindsOf([refused], []), kindsOf([refused], [kept(1)])]).toEqual([[], []])
})

test.each<[string, Writing[], KeptInquiry[]]>([
  ['lost', [writing(1, { promise: 'on the device' })], []],
  ['overwritten', [writing(1)], []],
  ['not received', [writing(1, { promise: 'said to be received' })], []],
  ['not received', [writing(1, { references: new Set(['REF-2']) })], [kept(1)]],
  ['doubled', [writing(1, { promise: 'none' })], [kept(1), { ...kept(1), id: 'another' }]],
  ['mixed', [writing(1)], [kept(1, 1, { firstName: 't' })]],
  ['mixed', [writing(1, { interest: 'parts' })], [kept(1)]],
  ['mixed', [], [kept(1)]],
  ['order', [writing(1), writing(2)], [kept(1, 9), kept(2, 8)]],
])('found: %s', (kind, writings, stored) => {
  expect(kindsOf(writings, stored)).toEqual([kind])
})

test('a text names the one before it only where its outcome was unknown, and then always', () => {
  const before = writing(1, { promise: 'none' })
  const after = writing(2, { replaces: before })
  const names = (id: string | null) => [kept(1), { ...kept(2), replaces: id }]
  expect(kindsOf([before, after], names('id-1'))).toEqual([])
  expect(kindsOf([before, after], names(null))).toEqual(['mixed'])
  expect(kindsOf([writing(1), writing(2)], names('id-1'))).toEqual(['overwritten'])
})

test('only texts written where nothing failed have an order', () => {
  const others = [writing(2, { ordered: false }), writing(3, { stretch: 1 })]
  expect(kindsOf([writing(1), ...others], [kept(1, 9), kept(2, 8), kept(3, 7)])).toEqual([])
})
