import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { KeptInquiry } from '../store/inquiry-store.ts'
import type { InquiryLink, Replacements } from '../store/replacements.ts'

/** An inquiry as the dealer gets it. */
export type Lead = Replacements & {
  inquiry: KeptInquiry
  reference: string
  /** ISO 8601. */
  receivedAt: string
  /** ISO 8601, by our clock; undefined when nobody knows. */
  writtenAt: string | undefined
  /** The unit it is about, when it names one that is in the catalogue. */
  vehicle: Vehicle | undefined
}

/** Completes what the database holds to what the dealer gets. */
export function leadOf(stored: Omit<Lead, 'vehicle'>, vehicles: () => readonly Vehicle[]): Lead {
  const { inquiry, reference, receivedAt, writtenAt, replaces, replacedBy } = stored
  const vehicle = inquiry.vehicleId ? findVehicle(vehicles(), inquiry.vehicleId) : undefined
  return { inquiry, reference, receivedAt, writtenAt, replaces, replacedBy, vehicle }
}

/** Another inquiry as a person looks it up: by its reference, or by its id when it never arrived. */
export const linkText = ({ id, reference }: InquiryLink): string => reference ?? `${id} (not received)`

/** A day of the calendar, whatever the time zone. */
const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

const WAYS = { call: 'by telephone', text: 'by text message', email: 'by email' } as const

/** The test drive that the customer would like, or undefined. Nobody has agreed to it yet, and the text says so. */
export function testDriveWish({ testDriveDay, testDrivePart }: KeptInquiry): string | undefined {
  if (!testDriveDay && !testDrivePart) return undefined
  const day = testDriveDay ? ` on ${dayText.format(new Date(testDriveDay))}` : ''
  const part = testDrivePart ? ` in the ${testDrivePart}` : ''
  return `test drive${day}${part} (a wish; call to agree on it)`
}

/** The cart to trade in, or undefined. */
export function tradeInText({ tradeInYear, tradeInMake, tradeInModel, tradeInCondition }: KeptInquiry) {
  const cart = [tradeInYear, tradeInMake, tradeInModel].filter(Boolean).join(' ')
  return [cart, tradeInCondition].filter(Boolean).join('. ') || undefined
}

/** What else a person has to know of a lead, as label and text. */
export function wishesAndLinks({ inquiry, replaces, replacedBy }: Lead): [label: string, text: string | undefined][] {
  return [
    ['Colors', inquiry.colors && `${inquiry.colors} (a wish; say which are in stock)`],
    ['Wish', testDriveWish(inquiry)],
    ['Answer', inquiry.contactBy && WAYS[inquiry.contactBy]],
    ['Seller', inquiry.seller],
    ['Event', inquiry.event],
    ['Replaces', replaces && `inquiry ${linkText(replaces)}`],
    ['Replaced', replacedBy.length > 0 ? `by inquiry ${replacedBy.map(linkText).join(', ')}` : undefined],
  ]
}
