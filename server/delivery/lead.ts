import { dayText } from '../../office/contract/date-texts.ts'
import { FIELDS } from '../../src/contract/inquiry-fields.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { InquiryRecord } from '../store/inquiry-records.ts'
import type { StoredInquiry } from '../store/inquiry-store.ts'
import type { InquiryLink, Replacements } from '../store/replacements.ts'

/** An inquiry as the dealer gets it. */
export type Lead = Replacements & {
  inquiry: StoredInquiry
  reference: string
  /** ISO 8601. */
  receivedAt: string
  /** ISO 8601, by the server's clock; undefined when unknown. */
  writtenAt: string | undefined
  /** When a person requested another delivery, ISO 8601. */
  resentAt?: string | undefined
  /**
   * The unit it is about, as it was when the inquiry was received; undefined when it names none, or one that the
   * catalogue did not have.
   */
  vehicle: Vehicle | undefined
}

/** The unit that an inquiry is about. If it was not stored with the inquiry, it is looked up in today's catalogue. */
export const vehicleOf = (
  { inquiry, vehicle }: Pick<InquiryRecord, 'inquiry' | 'vehicle'>,
  vehicles: () => readonly Vehicle[],
): Vehicle | undefined => vehicle ?? (inquiry?.vehicleId ? findVehicle(vehicles(), inquiry.vehicleId) : undefined)

/** What a person reads for the cart of an inquiry: never an id alone. */
export const cartText = (vehicleId: string | undefined, vehicle: Vehicle | undefined): string | undefined =>
  vehicle?.name ?? (vehicleId && `unknown cart (${vehicleId})`)

/** Adds the vehicle to a stored inquiry. */
export function leadOf(stored: Lead, vehicles: () => readonly Vehicle[]): Lead {
  const { inquiry, reference, receivedAt, writtenAt, resentAt, replaces, replacedBy } = stored
  const vehicle = vehicleOf(stored, vehicles)
  return { inquiry, reference, receivedAt, writtenAt, resentAt, replaces, replacedBy, vehicle }
}

/** How a person looks up another inquiry: by its reference, or by its id when it never arrived. */
export const linkText = ({ id, reference }: InquiryLink): string => reference ?? `${id} (not received)`

const WAYS = { call: 'by phone', text: 'by text', email: 'by email' } as const

/** The test drive that the customer would like, or undefined. The text says that it still has to be confirmed. */
export function testDriveWish({ testDriveDay, testDrivePart }: StoredInquiry): string | undefined {
  if (!testDriveDay && !testDrivePart) return undefined
  const day = testDriveDay ? ` on ${dayText(testDriveDay)}` : ''
  const part = testDrivePart ? ` in the ${testDrivePart}` : ''
  return `test drive${day}${part} (a request: call to confirm)`
}

/** The cart that the customer would trade in, or undefined. */
export function tradeInText({ tradeInYear, tradeInMake, tradeInModel, tradeInCondition }: StoredInquiry) {
  const cart = [tradeInYear, tradeInMake, tradeInModel].filter(Boolean).join(' ')
  return [cart, tradeInCondition].filter(Boolean).join('. ') || undefined
}

/** What the customer would like, and where the inquiry comes from, as label and text. */
export function wishesOf(inquiry: StoredInquiry): [label: string, text: string | undefined][] {
  return [
    ['Colors', inquiry.colors && `${inquiry.colors} (a request: tell them what's in stock)`],
    ['Request', testDriveWish(inquiry)],
    ['Reply', inquiry.contactBy && WAYS[inquiry.contactBy]],
    ['Source', inquiry.heardFrom && FIELDS.heardFrom.choices[inquiry.heardFrom]],
    ['Taken by', inquiry.seller],
    ['Event', inquiry.event],
  ]
}

/** Everything else that the dealer has to know about a lead, as label and text. */
export function wishesAndLinks({ inquiry, replaces, replacedBy }: Lead): [label: string, text: string | undefined][] {
  return [
    ...wishesOf(inquiry),
    ['Replaces', replaces && `inquiry ${linkText(replaces)}`],
    ['Replaced', replacedBy.length > 0 ? `by inquiry ${replacedBy.map(linkText).join(', ')}` : undefined],
  ]
}
