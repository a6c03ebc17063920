import { expect, test } from 'vitest'
import { inquirySchema } from './inquiry.ts'

const inquiry = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '570-555-0100',
  interest: 'sales',
  message: 'Is the six-seater still there?',
}

/** What the rules make of a field: its text, or the message of the form. */
const read = (field: keyof typeof inquiry | 'tradeInYear', value: string) => {
  const parsed = inquirySchema.safeParse({ ...inquiry, [field]: value })
  return parsed.success ? parsed.data[field] : parsed.error.issues[0]?.message
}

test.each([
  'o&m@x.com',
  'jörg@x.com',
  'a/b@x.com',
  'user@räucher.de',
  'x@xn--e1afmkfd.xn--p1ai',
  'info@пример.рф',
  'ann+tag@x.com',
  '!def@x.com',
  '{ann}@x.com',
  'user%relay@x.com',
  "o'brien@mail.x-y.co.uk",
  'a.b.c@1and1.com',
])('%s is an e-mail address', (email) => {
  expect(read('email', email)).toBe(email)
})

test.each([
  'ada',
  'ada@',
  '@x.com',
  'ada@x',
  'ada@x.c',
  'ada@@x.com',
  'ada@x..com',
  '.ada@x.com',
  'ada.@x.com',
  'a..b@x.com',
  'a b@x.com',
  'ada@x .com',
  'ada@-x.com',
  'ada@x-.com',
  'ada@x.com.',
  'ada@1.2.3.4',
  'ada@[1.2.3.4]',
  'ada@x_y.com',
  'Ada <ada@x.com>',
  'a@x.com,b@x.com',
  'a@x.com;b@x.com',
  '"ada"@x.com',
  'ada(home)@x.com',
  'ada@x.com\r\nBcc: b@x.com',
])('%j is none', (email) => {
  expect(read('email', email)).toBe('Invalid email address')
})

test('an endless address is refused at once', () => {
  const started = performance.now()
  for (const email of [
    'a.'.repeat(20_000),
    `a@${'a'.repeat(40_000)}`,
    `a@${'a.'.repeat(20_000)}`,
    `a@${'a-'.repeat(20_000)}`,
  ]) {
    expect(read('email', email)).toBe('Invalid email address')
  }
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each(['570-555-0100', '+1 (570) 555-0100', '570 555 0100 ext. 5', '٥٧٠٥٥٥٠١٠٠', '5550100 (work)'])(
  '%s is a phone number',
  (phone) => {
    expect(read('phone', phone)).toBe(phone)
  },
)

test.each(['----------', 'call me pls', 'ann@example.com', 'no phone, sorry', '555-1234', '555 12 3 !!!'])(
  '%s is none',
  (phone) => {
    expect(read('phone', phone)).toBe('Phone number is required')
  },
)

test('invisible characters are removed before a field is checked', () => {
  expect(read('email', '\u202aada@example.com\u202c\u200e')).toBe('ada@example.com')
  expect(read('email', 'ada@example.com \u034f \u200c \u034f')).toBe('ada@example.com')
  expect(read('phone', '\u200b570\u00ad-555-0100\ufeff')).toBe('570-555-0100')
  expect(read('firstName', '\u200e Ann')).toBe('Ann')
  expect(read('tradeInYear', '2019\u200b')).toBe('2019')
  expect(read('message', 'A family of carts 👩‍👩‍👧‍👦')).toBe('A family of carts 👩‍👩‍👧‍👦')
})

test('a field of invisible characters is empty', () => {
  expect(read('message', '\u200b'.repeat(12))).toBe('Message must be at least 10 characters')
  expect(read('firstName', '\u2060')).toBe('First name is required')
  expect(read('phone', '\u202a5551234\u202c\u200e')).toBe('Phone number is required')
})
