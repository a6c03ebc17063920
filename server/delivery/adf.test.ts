import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { cleanLine, cleanText } from '../api/clean-text.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { adfDocument, escapeXml } from './adf.ts'
import type { Lead } from './lead.ts'

const lead = (more: Partial<Lead> = {}): Lead => ({
  inquiry: testInquiry(),
  reference: '7K3M-9QXD',
  receivedAt: '2026-05-01T12:00:00.000Z',
  writtenAt: undefined,
  replaces: undefined,
  replacedBy: [],
  vehicle: undefined,
  ...more,
})

const { DOMParser } = new Window()
const parse = (xml: string) => new DOMParser().parseFromString(xml.slice(xml.indexOf('<adf>')), 'text/xml')
const texts = (document: ReturnType<typeof parse>, selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent)

test('the seller and the event stand in the comments', () => {
  const xml = adfDocument([lead({ inquiry: testInquiry({ seller: 'Sam & Jo', event: 'Lake day' }) })])
  expect(xml).toContain('Seller: Sam &amp; Jo\nEvent: Lake day')
})

test('a lead about a vehicle names its make, model and stock number', () => {
  const vehicle = testVehicle('evolution-d6-max-xt4', 'Evolution D6 Max XT4', 'evolution', { isNew: false })
  const xml = adfDocument([lead({ vehicle })])
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf><prospect status="new">/,
  )
  expect(xml).toContain(
    '<vehicle interest="buy" status="used"><year/><make>Evolution</make><model>D6 Max XT4</model><stock>evolution-d6-max-xt4</stock></vehicle>',
  )
  expect(xml).toContain('<requestdate>2026-05-01T12:00:00.000Z</requestdate>')
})

test('a lead says when it was written, and which lead it replaces', () => {
  const replaces = { id: '0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'AAAA-BBBB' }
  const replacedBy = [{ id: 'b1c2d3e4-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'CCCC-DDDD' }]
  const xml = parse(adfDocument([lead({ writtenAt: '2026-05-01T09:30:00.000Z', replaces, replacedBy })]))
  expect(texts(xml, 'requestdate')).toEqual(['2026-05-01T09:30:00.000Z'])
  expect(texts(xml, 'comments')[0]?.split('\n').slice(0, -1)).toEqual([
    'Interest: sales',
    'Replaces: inquiry AAAA-BBBB',
    'Replaced: by inquiry CCCC-DDDD',
    'Received: 2026-05-01T12:00:00.000Z',
  ])
})

test('a wished test drive is a time frame, and nothing agreed', () => {
  const inquiry = testInquiry({ testDriveDay: '2026-05-09', testDrivePart: 'morning' })
  const wish = 'test drive on Saturday, May 9, 2026 in the morning (a wish; call to agree on it)'
  const xml = adfDocument([lead({ inquiry })])
  expect(xml).toContain(
    `</contact><timeframe><description>${wish}</description><earliestdate>2026-05-09</earliestdate><latestdate>2026-05-09</latestdate></timeframe><comments>`,
  )
  expect(texts(parse(xml), 'comments')).toEqual([`Interest: sales\nWish: ${wish}\n${inquiry.message}`])
  const anyDay = adfDocument([lead({ inquiry: testInquiry({ testDrivePart: 'afternoon' }) })])
  expect(anyDay).toContain(
    '<timeframe><description>test drive in the afternoon (a wish; call to agree on it)</description></timeframe>',
  )
})

test.each([
  ['email', '<email preferredcontact="1">ada@example.com</email><phone>570-555-0100</phone>', 'by email'],
  ['call', '<email>ada@example.com</email><phone preferredcontact="1">570-555-0100</phone>', 'by telephone'],
  ['text', '<email>ada@example.com</email><phone preferredcontact="1">570-555-0100</phone>', 'by text message'],
] as const)('an answer by %s is wanted', (contactBy, elements, words) => {
  const xml = adfDocument([lead({ inquiry: testInquiry({ contactBy }) })])
  expect(xml).toContain(elements)
  expect(xml).toContain(`Answer: ${words}\n`)
})

test('a cart to trade in is a vehicle of its own', () => {
  const cart = { tradeInMake: 'Club <Car>', tradeInModel: 'Precedent', tradeInYear: '2019', tradeInCondition: 'Good.' }
  expect(adfDocument([lead({ inquiry: testInquiry(cart) })])).toContain(
    '<vehicle><year/><make/><model/></vehicle><vehicle interest="trade-in" status="used"><year>2019</year><make>Club &lt;Car&gt;</make><model>Precedent</model><comments>Good.</comments></vehicle><customer>',
  )
  expect(adfDocument([lead({ inquiry: testInquiry({ tradeInMake: 'EZGO' }) })])).toContain(
    '<vehicle interest="trade-in" status="used"><year/><make>EZGO</make><model/></vehicle><customer>',
  )
})

test('several leads are one document', () => {
  expect(texts(parse(adfDocument([lead(), lead({ reference: 'AAAA-BBBB' })])), 'prospect > id')).toEqual([
    '7K3M-9QXD',
    'AAAA-BBBB',
  ])
})

test('what a person writes is read back as it was written, and adds no element', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</name><name>', '&lt;', ']]>', '<!--', '"', "'"),
  )
  fc.assert(
    fc.property(name, name, (firstName, message) => {
      const inquiry = testInquiry({ firstName: `x${cleanLine(firstName)}x`, message: `x${cleanText(message)}x` })
      const xml = parse(adfDocument([lead({ inquiry })]))
      const noncharacters = /[\ufffe\uffff]/g
      expect(texts(xml, 'customer name[part=first]')).toEqual([inquiry.firstName.replace(noncharacters, '')])
      expect(texts(xml, 'comments')).toEqual([`Interest: sales\n${inquiry.message.replace(noncharacters, '')}`])
      expect(texts(xml, 'customer *')).toHaveLength(6)
    }),
  )
})

test('what XML cannot hold is left out', () => {
  expect(escapeXml('a\u0001\ufffe\uffff\ud800b\n👍')).toBe('ab\n👍')
})

test('no entity but the five of XML is ever written', () => {
  expect(escapeXml('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;')).toBe(
    '&lt;!DOCTYPE x [&lt;!ENTITY e SYSTEM &quot;file:///etc/passwd&quot;&gt;]&gt;&amp;e;',
  )
})
