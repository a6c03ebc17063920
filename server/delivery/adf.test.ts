import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { cleanLine, cleanText } from '../api/clean-text.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { adfDocument, escapeXml } from './adf.ts'
import type { Lead } from './sink.ts'

const lead = (more: Partial<Lead> = {}): Lead => ({
  inquiry: testInquiry(),
  reference: '7K3M-9QXD',
  receivedAt: '2026-05-01T12:00:00.000Z',
  vehicle: undefined,
  ...more,
})

const { DOMParser } = new Window()
const parse = (xml: string) => new DOMParser().parseFromString(xml.slice(xml.indexOf('<adf>')), 'text/xml')
const texts = (document: ReturnType<typeof parse>, selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent)

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
