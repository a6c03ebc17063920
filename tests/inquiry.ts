import type { Payload } from '../src/outbox/row.ts'

/** The inquiry of the tests. Nobody has this name, this address or this number. */
export const INQUIRY_ID = '0b0e7a4e-52a5-4b3a-9d0f-0d6f5f7d1a11'
export const PAYLOAD = {
  firstName: 'Dana',
  lastName: 'Kowalski',
  email: 'dana@example.com',
  phone: '570 555 0163',
  interest: 'sales',
  message: 'Is the six-seater still there?',
} as const satisfies Payload

/** The inquiry that the office's tests answer, export and erase. */
export const OFFICE_INQUIRY = {
  firstName: 'Zoë',
  lastName: 'Nowak',
  email: 'zoe@example.com',
  phone: '(570) 555-0100',
  interest: 'sales',
  message: 'Is the Nomad in Hatfield on Saturday?',
  vehicleId: 'denago-nomad',
} as const satisfies Payload
