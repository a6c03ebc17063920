import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '../../src/contract/clean-text.ts'
import { inquirySchema } from '../../src/contract/inquiry.ts'
import { PAYLOAD } from '../../tests/inquiry.ts'
import { fc } from '../../tests/properties.ts'
import { cleanInquiry } from './clean-text.ts'

test('no control character or line separator splits a line in two', () => {
  expect(cleanLine('Ada\r\nBcc: everybody@example.com')).toBe('Ada Bcc: everybody@example.com')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(cleanLine(text))))
})

test('a text keeps its line breaks and tabs, and no other control characters', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four\tfive\u0000\u001b[31m\u009f')).toBe('one\ntwo\nthree\nfour\tfive[31m')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(cleanText(text))))
})

test('direction overrides, which show text backwards, are removed', () => {
  expect(cleanLine('invoice\u202exdoc.exe')).toBe('invoicexdoc.exe')
})

test('a lone surrogate becomes a replacement character', () => {
  expect(cleanLine('a\ud800b')).toBe('a\ufffdb')
})

test('ordinary writing in any script stays as it is', () => {
  for (const text of ['Zoë O’Brien-Łukasz', '山田太郎', 'مرحبا', '👩‍👩‍👧‍👦 family', 'x < y & "z"']) {
    expect(cleanLine(text)).toBe(text)
    expect(cleanText(text)).toBe(text)
  }
})

test('cleaning twice changes nothing more', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)))
})

test('only the message has several lines', () => {
  const two = 'one\r\ntwo\u0007'
  const cleaned = cleanInquiry({
    message: two,
    tradeInMake: two,
    tradeInCondition: two,
    testDriveDay: two,
    contactBy: two,
  })
  expect(cleaned).toEqual({
    message: 'one\ntwo',
    tradeInMake: 'one two ',
    tradeInCondition: 'one two ',
    testDriveDay: 'one two ',
    contactBy: 'one two ',
  })
})

test('leaves values that are not text to the schema', () => {
  expect(cleanInquiry({ firstName: 7, message: ['a\u0000'] })).toEqual({ firstName: 7, message: ['a\u0000'] })
  for (const body of [null, 7, 'text', [1]]) expect(cleanInquiry(body)).toEqual(body)
})

test('a device refuses what the server would refuse, and sends what the server keeps', () => {
  const odd = fc.string({
    unit: fc.constantFrom('5', 'a', ' ', '\t', '\n', '\u0001', '\u00a0', '\u2028', '\u200b', '\ud83d'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.constantFrom('firstName', 'email', 'phone', 'message', 'tradeInMake'), odd, (field, typed) => {
      const device = inquirySchema.safeParse({ ...PAYLOAD, [field]: typed })
      const server = inquirySchema.safeParse(cleanInquiry({ ...PAYLOAD, [field]: typed }))
      expect(device.data).toEqual(server.data)
    }),
  )
})
