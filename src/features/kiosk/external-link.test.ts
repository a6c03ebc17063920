import { expect, it } from 'vitest'
import { externalLink } from './external-link.ts'

const PAGE = 'https://carts.example/vehicles/denago-nomad?seats=4'

it.each(['/inventory', '#specs', '?seats=6', '', 'https://carts.example/contact', '//carts.example/eco-impact'])(
  '%j stays on the site',
  (address) => expect(externalLink(address, PAGE)).toBeUndefined(),
)

it.each([
  ['tel:+15705550163', 'call', '(570) 555-0163'],
  ['sms:+15705550163', 'call', '(570) 555-0163'],
  ['tel:+442079460000', 'call', '+442079460000'],
  ['mailto:info@carts.example?subject=Denago%20Nomad', 'mail', 'info@carts.example'],
  ['mailto:%', 'mail', '%'],
  ['https://maps.example/?q=Scranton', 'page', 'maps.example/?q=Scranton'],
  ['http://carts.example/', 'page', 'carts.example'],
  ['https://carts.example:8443/', 'page', 'carts.example:8443'],
  ['//evil.example/a', 'page', 'evil.example/a'],
  ['https://carts.example@evil.example/', 'page', 'carts.example@evil.example'],
  ['javascript:alert(1)', 'other', 'alert(1)'],
  ['blob:https://carts.example/1', 'other', 'https://carts.example/1'],
  ['intent://scan/#Intent;end', 'other', 'scan/#Intent;end'],
])('%j leaves it: %s, spelled out as %s', (address, kind, shown) => {
  expect(externalLink(address, PAGE)).toMatchObject({ kind, shown })
})

it('is undefined for an invalid address', () => {
  expect(externalLink('https://', PAGE)).toBeUndefined()
})
