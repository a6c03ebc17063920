import { afterAll, expect, test } from 'vitest'
import { testOffice } from './test-office.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@example.com', MAIL_TO: 'sales@example.com' }
const office = await testOffice(undefined, mail)
afterAll(() => office.stop())
const owner = await office.person('Olivia', 'owner')
const staff = await office.person('Sam', 'staff')

test('receipts are off until an owner switches them on, and staff see who did', async () => {
  const off = await staff.ask('GET', '/api/receipts')
  expect(off.body).toMatchObject({
    isOn: false,
    canSend: true,
    example: { text: expect.stringContaining('K7QD-M2XA') },
  })
  expect((await staff.ask('PUT', '/api/receipts', { isOn: true })).status).toBe(403)
  expect((await owner.ask('PUT', '/api/receipts', { isOn: true })).status).toBe(200)
  expect((await staff.ask('GET', '/api/receipts')).body).toMatchObject({ isOn: true, by: 'Olivia' })
  expect((await owner.ask('PUT', '/api/receipts', { isOn: 'yes' })).status).toBe(422)
  await owner.ask('PUT', '/api/receipts', { isOn: false })
  expect((await staff.ask('GET', '/api/receipts')).body).toMatchObject({ isOn: false, by: 'Olivia' })
})
