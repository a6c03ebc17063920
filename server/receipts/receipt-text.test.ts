import { expect, test } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { receiptMail } from './receipt-text.ts'

const showroom = { week: hours.showroom, places: ['showroom', 'everywhere'] }
const christmas = { day: '2026-12-25', place: 'everywhere', hours: null }

test.each([
  ['2026-11-27T15:00:00Z', "We're open until 5 PM today."],
  ['2026-11-27T23:00:00Z', "We're open again tomorrow at 9 AM."],
  ['2026-12-24T23:00:00Z', "We're open again Saturday at 9 AM."],
])('at %s it says %s', (now, words) => {
  const receipt = { reference: 'K7QD-M2XA', vehicleName: undefined }
  const { text } = receiptMail(receipt, [christmas], Date.parse(now), showroom)
  expect(text).toContain(words)
  expect(text).toContain('Thanks. We got your message.')
})
