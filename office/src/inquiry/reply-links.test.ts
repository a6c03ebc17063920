import { expect, test } from 'vitest'
import { callLink, mailLink, textLink } from './reply-links.ts'

const subject = { reference: 'K7QD-M2XA', cart: 'D5 Maverick 2+2', firstName: 'Zoë', person: 'Anna Miller' }

test('a mail to the customer starts with name, cart and reference, and encodes special characters in them', () => {
  const { protocol, pathname, searchParams } = new URL(
    mailLink('o’neil+carts?@example.com', subject).replace(/\+/g, '%2B'),
  )
  expect(protocol).toBe('mailto:')
  expect(decodeURIComponent(pathname)).toBe('o’neil+carts?@example.com')
  expect(searchParams.get('subject')).toBe('Your inquiry K7QD-M2XA: D5 Maverick 2+2')
  const lines = (searchParams.get('body') ?? '').split('\r\n')
  expect(lines[0]).toBe('Hi Zoë,')
  expect(lines).toContain('Thanks for asking about the D5 Maverick 2+2. Your reference number is K7QD-M2XA.')
  expect(lines).toContain('Anna Miller')
})

test('a text message says who writes, for customers who know no such number', () => {
  const [number, body = ''] = textLink('(570) 555-0100', { ...subject, cart: undefined }).split('?body=')
  expect(number).toBe('sms:5705550100')
  expect(decodeURIComponent(body)).toMatch(/^Hi Zoë, this is Anna Miller at .* \(K7QD-M2XA\)\. $/)
})

test.each([
  ['(570) 555-0100', 'tel:5705550100'],
  ['+1 570.555.0100', 'tel:+15705550100'],
  ['570-555-0100 ext. 12', 'tel:5705550100'],
  ['570-555-0100x12', 'tel:5705550100'],
  ['٥٧٠٥٥٥٠١٠٠', 'tel:5705550100'],
  ['５７０-５５５-０１００', 'tel:5705550100'],
])('%s is called', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})
