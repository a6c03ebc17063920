import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '../../src/contract/clean-text.ts'
import { fc } from '../../tests/properties.ts'
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

/** The document without the line breaks between its elements. */
const elementsOf = (one: Lead) => adfDocument([one]).replaceAll(/(?<!\?)>\n</g, '><')

const { DOMParser } = new Window()
const parse = (xml: string) => new DOMParser().parseFromString(xml.slice(xml.indexOf('<adf>')), 'text/xml')
const texts = (document: ReturnType<typeof parse>, selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent)

test('the comments name the seller and the event', () => {
  const xml = adfDocument([lead({ inquiry: testInquiry({ seller: 'Sam & Jo', event: 'Lake day' }) })])
  expect(xml).toContain('Taken by: Sam &amp; Jo\nEvent: Lake day')
})

/** The children that each element may have, in their order: the DTD of ADF 1.0. */
const CHILDREN: Record<string, string[]> = {
  adf: ['prospect'],
  prospect: ['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider'],
  vehicle: (
    'id year make model vin stock trim doors bodystyle transmission odometer colorcombination imagetag price ' +
    'pricecomments option finance comments'
  ).split(' '),
  colorcombination: ['interiorcolor', 'exteriorcolor', 'preference'],
  customer: ['contact', 'id', 'timeframe', 'comments'],
  timeframe: ['description', 'earliestdate', 'latestdate'],
  vendor: ['id', 'vendorname', 'url', 'contact'],
  provider: ['id', 'name', 'service', 'url', 'email', 'phone', 'contact'],
  contact: ['name', 'email', 'phone', 'address'],
}

/** The children that the DTD requires. It allows them to be empty, but customer systems refuse that. */
const REQUIRED: Record<string, string[]> = {
  prospect: ['requestdate', 'vehicle', 'customer', 'vendor'],
  vehicle: ['year', 'make', 'model'],
  colorcombination: ['preference'],
  customer: ['contact'],
  vendor: ['vendorname', 'contact'],
  provider: ['name'],
  contact: ['name', 'email'],
}

test('a lead with all that a person can say has the elements of ADF 1.0 in their order', () => {
  const inquiry = testInquiry({
    colors: 'orange paint',
    testDriveDay: '2026-05-09',
    contactBy: 'call',
    tradeInMake: 'EZGO',
    tradeInCondition: 'Good.',
  })
  const vehicle = testVehicle('denago-ev-city', 'Denago EV City', 'denago', {
    samplePrice: true,
    year: 2023,
    stockNumber: 'N-104',
    serial: '1M8GDM9AXKP042788',
    miles: 1250,
    hours: 41,
    colors: ['navy'],
  })
  const xml = parse(adfDocument([lead({ inquiry, vehicle }), lead()]))
  for (const element of [...xml.querySelectorAll('*')]) {
    const children = [...element.children].map((child) => child.localName)
    const order = CHILDREN[element.localName] ?? []
    expect(children).toEqual(children.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(order).toEqual(expect.arrayContaining(children))
    const filled = [...element.children].flatMap((child) => (child.textContent ? child.localName : []))
    expect(filled).toEqual(expect.arrayContaining(REQUIRED[element.localName] ?? []))
  }
})

test('a lead about a vehicle names its make, model, stock number and price', () => {
  const vehicle = testVehicle('evolution-d6-max-xt4', 'Evolution D6 Max XT4', 'evolution', { isNew: false })
  const xml = elementsOf(lead({ vehicle }))
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf><prospect status="new">/,
  )
  expect(xml).toContain(
    '<vehicle interest="buy" status="used"><!-- The model year is not known. This is the year of receipt. --><year>2026</year><make>Evolution</make><model>D6 Max XT4</model><stock>evolution-d6-max-xt4</stock><price type="asking" currency="USD">9995</price></vehicle>',
  )
  expect(xml).toContain('<requestdate>2026-05-01T12:00:00.000Z</requestdate>')
})

test('a model year that the catalogue has is the year of the vehicle', () => {
  const specifications = { modelYear: 2024 }
  const xml = elementsOf(lead({ vehicle: testVehicle('nomad', 'Denago Nomad', 'denago', { specifications }) }))
  expect(xml).toContain('<vehicle interest="buy" status="new"><year>2024</year><make>Denago</make>')
})

test('a lead about a unit has its known data: year, VIN, stock number, odometer, colors and hours', () => {
  const facts = { year: 2023, stockNumber: 'N-104', serial: '1M8GDM9AXKP042788', miles: 1250, hours: 41 }
  const more = { ...facts, colors: ['navy', 'tan'], place: 'Hatfield', isNew: false }
  const vehicle = testVehicle('nomad-104', 'Denago Nomad', 'denago', more)
  expect(elementsOf(lead({ vehicle }))).toContain(
    '<vehicle interest="buy" status="used"><year>2023</year><make>Denago</make><model>Nomad</model><vin>1M8GDM9AXKP042788</vin><stock>N-104</stock><odometer status="unknown" units="mi">1250</odometer><colorcombination><exteriorcolor>navy, tan</exteriorcolor><preference>1</preference></colorcombination><price type="asking" currency="USD">9995</price><comments>Hours: 41\nLocation: Hatfield</comments></vehicle>',
  )
  const wished = elementsOf(lead({ vehicle, inquiry: testInquiry({ colors: 'orange paint' }) }))
  expect(wished).toMatch(/orange paint<\/exteriorcolor><preference>1<.*navy, tan<\/exteriorcolor><preference>2</)
})

test('a serial number that is not a VIN is not the VIN of the lead', () => {
  const vehicle = testVehicle('nomad', 'Denago Nomad', 'denago', { serial: 'EV-00417' })
  const xml = elementsOf(lead({ vehicle }))
  expect(xml).not.toContain('<vin>')
  expect(xml).toContain('<comments>Serial number: EV-00417</comments></vehicle>')
})

test('the vehicle has the colors that the customer wants, and says that its price is not confirmed', () => {
  const vehicle = testVehicle('nomad', 'Denago Nomad', 'denago', { samplePrice: true })
  const xml = elementsOf(lead({ vehicle, inquiry: testInquiry({ colors: 'orange paint' }) }))
  expect(xml).toContain(
    '<stock>nomad</stock><colorcombination><exteriorcolor>orange paint</exteriorcolor><preference>1</preference></colorcombination><price type="asking" currency="USD">9995</price><pricecomments>Sample price, not confirmed</pricecomments></vehicle>',
  )
  const { price, ...called } = vehicle
  expect(elementsOf(lead({ vehicle: called }))).not.toContain('<price')
})

test('a lead that names no vehicle still has a year, a make and a model, because systems refuse it otherwise', () => {
  const vehicle = texts(parse(adfDocument([lead()])), 'vehicle > *')
  expect(vehicle).toEqual(['2026', 'Not stated', 'Not stated'])
})

test('lines stay short, so that a mail can carry them as they are', () => {
  const vehicle = testVehicle('evolution-d6-max-xt4', 'Evolution D6 Max XT4', 'evolution')
  const lines = adfDocument([lead({ vehicle })]).split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76)
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

test('a requested test drive is a time frame, and no appointment', () => {
  const inquiry = testInquiry({ testDriveDay: '2026-05-09', testDrivePart: 'morning' })
  const wish = 'test drive on Saturday, May 9, 2026 in the morning (a request: call to confirm)'
  const xml = elementsOf(lead({ inquiry }))
  expect(xml).toContain(
    `</contact><timeframe><description>${wish}</description><earliestdate>2026-05-09</earliestdate><latestdate>2026-05-09</latestdate></timeframe><comments>`,
  )
  expect(texts(parse(xml), 'comments')).toEqual([`Interest: sales\nRequest: ${wish}\n${inquiry.message}`])
  const anyDay = elementsOf(lead({ inquiry: testInquiry({ testDrivePart: 'afternoon' }) }))
  expect(anyDay).toContain(
    '<timeframe><description>test drive in the afternoon (a request: call to confirm)</description></timeframe>',
  )
})

test.each([
  ['email', '<email preferredcontact="1">ada@example.com</email><phone>570-555-0100</phone>', 'by email'],
  ['call', '<email>ada@example.com</email><phone preferredcontact="1">570-555-0100</phone>', 'by phone'],
  ['text', '<email>ada@example.com</email><phone preferredcontact="1">570-555-0100</phone>', 'by text'],
] as const)('the customer wants an answer by %s', (contactBy, elements, words) => {
  const xml = elementsOf(lead({ inquiry: testInquiry({ contactBy }) }))
  expect(xml).toContain(elements)
  expect(xml).toContain(`Reply: ${words}\n`)
})

test('a cart to trade in is a vehicle of its own', () => {
  const cart = { tradeInMake: 'Club <Car>', tradeInModel: 'Precedent', tradeInYear: '2019', tradeInCondition: 'Good.' }
  expect(elementsOf(lead({ inquiry: testInquiry(cart) }))).toContain(
    '</vehicle><vehicle interest="trade-in" status="used"><year>2019</year><make>Club &lt;Car&gt;</make><model>Precedent</model><comments>Good.</comments></vehicle><customer>',
  )
})

test('a trade-in with few details has what the DTD requires, and says what is not stated', () => {
  expect(elementsOf(lead({ inquiry: testInquiry({ tradeInMake: 'EZGO', tradeInCondition: 'Good.' }) }))).toContain(
    '<vehicle interest="trade-in" status="used"><year>2026</year><make>EZGO</make><model>Not stated</model><comments>Year not given. 2026 is when we got the inquiry.\nGood.</comments></vehicle><customer>',
  )
})

test('a lead that is sent again says so', () => {
  expect(adfDocument([lead({ resentAt: '2026-05-04T13:30:00.000Z' })])).toContain('<prospect status="resend">')
})

test('several leads are one document', () => {
  expect(texts(parse(adfDocument([lead(), lead({ reference: 'AAAA-BBBB' })])), 'prospect > id')).toEqual([
    '7K3M-9QXD',
    'AAAA-BBBB',
  ])
})

test('typed text is read back as it was typed, and adds no element', () => {
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

test('characters that XML does not allow are left out', () => {
  expect(escapeXml('a\u0001\ufffe\uffff\ud800b\n👍')).toBe('ab\n👍')
})

test('no entity but the five of XML is ever written', () => {
  expect(escapeXml('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;')).toBe(
    '&lt;!DOCTYPE x [&lt;!ENTITY e SYSTEM &quot;file:///etc/passwd&quot;&gt;]&gt;&amp;e;',
  )
})
