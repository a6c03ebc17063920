import { expect, test } from 'vitest'
import { readOfficeSettings } from '../server/office/settings.ts'
import { addressOf, officeAddressOf } from './answers.mjs'

test.each([
  ['0.0.0.0', 'http://localhost:4173'],
  ['::', 'http://localhost:4173'],
  ['127.0.0.1', 'http://127.0.0.1:4173'],
  ['::1', 'http://[::1]:4173'],
  ['shop.example', 'http://shop.example:4173'],
])('a server that listens at %s is asked at %s', (host, address) => {
  expect(addressOf(host, '4173')).toBe(address)
  expect(URL.canParse(address)).toBe(true)
})

test.each([{}, { OFFICE_PORT: '5000' }, { OFFICE_URL: 'https://office.example.com', OFFICE_PORT: '5000' }])(
  'with %j the start names the address that the program of the office uses',
  (variables) => expect(officeAddressOf(variables)).toBe(readOfficeSettings(variables).origin),
)
