import { dealer } from '../../src/content/dealer.ts'
import { makeAndModel } from '../../src/contract/make-and-model.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { isVin } from '../../src/contract/vin.ts'
import { type Lead, testDriveWish, tradeInText, wishesAndLinks } from './lead.ts'

export const ADF_TYPE = 'application/x-adf+xml'

/**
 * What XML 1.0 cannot contain, not even as an entity. Control characters were removed when the inquiry was received.
 */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** Each element is on its own line, because mail servers leave short lines unchanged. */
const lines = (...elements: readonly (string | undefined)[]): string => elements.filter(Boolean).join('\n')

const NO_YEAR = '<!-- The model year is not known. This is the year of receipt. -->'
const NOT_STATED = 'Not stated'

/** Customer systems refuse a vehicle without year, make and model. A year that is not the model's is marked as such. */
function vehicleElement({ vehicle, receivedAt, inquiry }: Lead): string {
  const modelYear = vehicle?.year ?? vehicle?.specifications['modelYear']
  const [make, model] = vehicle ? makeAndModel(vehicle) : [NOT_STATED, NOT_STATED]
  const colors = [inquiry.colors ?? '', vehicle?.colors?.join(', ') ?? ''].filter(Boolean)
  const comments = vehicle && unitText(vehicle)
  return lines(
    `<vehicle interest="buy"${vehicle ? ` status="${vehicle.isNew ? 'new' : 'used'}"` : ''}>`,
    modelYear ? undefined : NO_YEAR,
    element('year', String(modelYear || receivedAt.slice(0, 4))),
    element('make', make),
    element('model', model),
    isVin(vehicle?.serial) ? element('vin', vehicle.serial) : undefined,
    vehicle && element('stock', vehicle.stockNumber || vehicle.id),
    vehicle?.miles === undefined ? undefined : `<odometer status="unknown" units="mi">${vehicle.miles}</odometer>`,
    ...colors.map(colorElement),
    vehicle && priceElements(vehicle),
    comments && element('comments', comments),
    '</vehicle>',
  )
}

/** The colors that the customer would like come before those of the unit. */
const colorElement = (colors: string, index: number) =>
  lines(
    '<colorcombination>',
    element('exteriorcolor', colors),
    element('preference', String(index + 1)),
    '</colorcombination>',
  )

/** Facts about the unit for which ADF has no element. */
const unitText = ({ serial, hours, place }: Vehicle): string =>
  [
    serial && !isVin(serial) ? `Serial number: ${serial}` : '',
    hours === undefined ? '' : `Hours: ${hours}`,
    place ? `Location: ${place}` : '',
  ]
    .filter(Boolean)
    .join('\n')

function priceElements({ price, samplePrice }: Vehicle): string {
  if (price === undefined) return ''
  return lines(
    `<price type="asking" currency="USD">${price}</price>`,
    samplePrice ? element('pricecomments', 'Sample price, not confirmed') : undefined,
  )
}

/**
 * The DTD requires year, make and model here too. The salesperson who values the cart reads that the year is not the
 * customer's.
 */
function tradeInElement({ inquiry, receivedAt }: Lead): string {
  if (!tradeInText(inquiry)) return ''
  const { tradeInYear, tradeInMake, tradeInModel, tradeInCondition } = inquiry
  const received = receivedAt.slice(0, 4)
  // `condition` takes one of five words, and these are the customer's own.
  const comments = lines(tradeInYear ? '' : `Year not given. ${received} is when we got the inquiry.`, tradeInCondition)
  return lines(
    '<vehicle interest="trade-in" status="used">',
    element('year', tradeInYear || received),
    element('make', tradeInMake || NOT_STATED),
    element('model', tradeInModel || NOT_STATED),
    comments && element('comments', comments),
    '</vehicle>',
  )
}

/** ADF has "telephone" for a call and for a text message; the comments say which one. */
function waysOfContact({ inquiry: { email, phone, contactBy } }: Lead): string {
  const preferred = (isPreferred: boolean) => (isPreferred ? ' preferredcontact="1"' : '')
  return lines(
    `<email${preferred(contactBy === 'email')}>${escapeXml(email)}</email>`,
    `<phone${preferred(contactBy === 'call' || contactBy === 'text')}>${escapeXml(phone)}</phone>`,
  )
}

function timeframeElement({ inquiry }: Lead): string {
  const wish = testDriveWish(inquiry)
  if (!wish) return ''
  const { testDriveDay } = inquiry
  const days = testDriveDay ? [element('earliestdate', testDriveDay), element('latestdate', testDriveDay)] : []
  return lines('<timeframe>', element('description', wish), ...days, '</timeframe>')
}

function commentsElement(lead: Lead): string {
  const { inquiry, receivedAt, writtenAt } = lead
  const facts = [['Interest', inquiry.interest], ...wishesAndLinks(lead), ['Received', writtenAt && receivedAt]]
  const said = facts.flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
  return element('comments', [...said, inquiry.message].join('\n'))
}

const VENDOR = lines(
  '<vendor>',
  element('vendorname', dealer.name),
  element('url', dealer.url),
  '<contact>',
  `<name part="full">${escapeXml(dealer.name)}</name>`,
  element('email', dealer.email.sales),
  element('phone', dealer.phone.label),
  '</contact>',
  '</vendor>',
)

const PROVIDER = lines(
  '<provider>',
  `<name part="full">${escapeXml(dealer.name)} website</name>`,
  element('url', dealer.url),
  '</provider>',
)

/** `requestdate` is when the customer wrote. If that is known, the comments add when the inquiry was received. */
function prospect(lead: Lead): string {
  const { inquiry, reference, receivedAt, writtenAt, resentAt } = lead
  return lines(
    `<prospect status="${resentAt ? 'resend' : 'new'}">`,
    `<id sequence="1" source="${escapeXml(dealer.name)} website">${escapeXml(reference)}</id>`,
    element('requestdate', writtenAt ?? receivedAt),
    vehicleElement(lead),
    tradeInElement(lead),
    '<customer>',
    '<contact>',
    `<name part="first">${escapeXml(inquiry.firstName)}</name>`,
    `<name part="last">${escapeXml(inquiry.lastName)}</name>`,
    waysOfContact(lead),
    '</contact>',
    timeframeElement(lead),
    commentsElement(lead),
    '</customer>',
    VENDOR,
    PROVIDER,
    '</prospect>',
  )
}

/** Leads in ADF 1.0, the format that dealers' customer systems read. */
export const adfDocument = (leads: readonly Lead[]): string =>
  `${lines('<?xml version="1.0" encoding="UTF-8"?>', '<?adf version="1.0"?>', '<adf>', ...leads.map(prospect), '</adf>')}\n`
