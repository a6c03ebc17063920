import { dealer } from '../../src/content/dealer.ts'
import { type Lead, testDriveWish, wishesAndLinks } from './lead.ts'

export const ADF_TYPE = 'application/x-adf+xml'

/** What XML 1.0 cannot hold at all, not even as an entity. Control characters went when the inquiry was taken. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const element = (name: string, text = '') => (text ? `<${name}>${escapeXml(text)}</${name}>` : `<${name}/>`)

/** The model year is not in our catalogue, and a year that nobody gave is not made up. */
function vehicleElement({ vehicle }: Lead): string {
  if (!vehicle) return '<vehicle><year/><make/><model/></vehicle>'
  const model = vehicle.name.toLowerCase().startsWith(`${vehicle.brand.toLowerCase()} `)
    ? vehicle.name.slice(vehicle.brand.length + 1)
    : vehicle.name
  const make = vehicle.name.slice(0, vehicle.name.length - model.length).trim() || vehicle.brand
  return [
    `<vehicle interest="buy" status="${vehicle.isNew ? 'new' : 'used'}">`,
    '<year/>',
    element('make', make),
    element('model', model),
    element('stock', vehicle.id),
    '</vehicle>',
  ].join('')
}

function tradeInElement({ inquiry }: Lead): string {
  const { tradeInYear, tradeInMake, tradeInModel, tradeInCondition } = inquiry
  if (!tradeInYear && !tradeInMake && !tradeInModel && !tradeInCondition) return ''
  return [
    '<vehicle interest="trade-in" status="used">',
    element('year', tradeInYear),
    element('make', tradeInMake),
    element('model', tradeInModel),
    // `condition` takes one of five words; these are the customer's own.
    tradeInCondition ? element('comments', tradeInCondition) : '',
    '</vehicle>',
  ].join('')
}

/** A call or a text message goes to the telephone; the comments say which of the two. */
function waysOfContact({ inquiry: { email, phone, contactBy } }: Lead): string {
  const preferred = (isPreferred: boolean) => (isPreferred ? ' preferredcontact="1"' : '')
  return [
    `<email${preferred(contactBy === 'email')}>${escapeXml(email)}</email>`,
    `<phone${preferred(contactBy === 'call' || contactBy === 'text')}>${escapeXml(phone)}</phone>`,
  ].join('')
}

function timeframeElement({ inquiry }: Lead): string {
  const wish = testDriveWish(inquiry)
  if (!wish) return ''
  const { testDriveDay } = inquiry
  const days = testDriveDay ? element('earliestdate', testDriveDay) + element('latestdate', testDriveDay) : ''
  return `<timeframe>${element('description', wish)}${days}</timeframe>`
}

function commentsElement(lead: Lead): string {
  const { inquiry, receivedAt, writtenAt } = lead
  const facts = [['Interest', inquiry.interest], ...wishesAndLinks(lead), ['Received', writtenAt && receivedAt]]
  const lines = facts.flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
  return element('comments', [...lines, inquiry.message].join('\n'))
}

/** `requestdate` is when the customer asked: the time of writing. The comments then tell the time of receipt. */
function prospect(lead: Lead): string {
  const { inquiry, reference, receivedAt, writtenAt } = lead
  return [
    '<prospect status="new">',
    `<id sequence="1" source="${escapeXml(dealer.name)} website">${escapeXml(reference)}</id>`,
    element('requestdate', writtenAt ?? receivedAt),
    vehicleElement(lead),
    tradeInElement(lead),
    '<customer><contact>',
    `<name part="first">${escapeXml(inquiry.firstName)}</name>`,
    `<name part="last">${escapeXml(inquiry.lastName)}</name>`,
    waysOfContact(lead),
    '</contact>',
    timeframeElement(lead),
    commentsElement(lead),
    '</customer>',
    `<vendor><contact><name part="full">${escapeXml(dealer.name)}</name></contact></vendor>`,
    `<provider><name part="full">${escapeXml(dealer.name)} website</name></provider>`,
    '</prospect>',
  ].join('')
}

/** Leads in ADF 1.0, the format that dealers' customer systems read. */
export const adfDocument = (leads: readonly Lead[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${leads.map(prospect).join('\n')}</adf>\n`
