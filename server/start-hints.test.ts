import { expect, test } from 'vitest'
import { dealer } from '../src/content/dealer.ts'
import { startHints } from './start-hints.ts'

const real = {
  ...dealer,
  url: 'https://carts.dealer.test',
  phone: { label: '(570) 234-9876', e164: '+15702349876' },
  email: { sales: 'sales@dealer.test', info: 'info@dealer.test' },
  financingUrl: 'https://bank.test/apply',
}

test('the start says which contact data are placeholders, and that no inquiry reaches the dealer', () => {
  expect(startHints(dealer, 0)).toEqual([
    'Placeholders are shown to visitors: VITE_DEALER_URL, VITE_DEALER_PHONE, VITE_DEALER_SALES_EMAIL, VITE_DEALER_INFO_EMAIL, VITE_DEALER_FINANCING_URL. Set them for the build and for the server.',
    'Inquiries are kept here only: set SMTP_URL or WEBHOOK_URL to have them delivered. "npm run inquiries -- list" shows them.',
  ])
})

test('the start names only what is missing', () => {
  expect(startHints({ ...real, email: { ...real.email, info: 'info@shop.example.com' } }, 1)).toEqual([
    'Placeholders are shown to visitors: VITE_DEALER_INFO_EMAIL. Set them for the build and for the server.',
  ])
  expect(startHints(real, 1)).toEqual([])
})
