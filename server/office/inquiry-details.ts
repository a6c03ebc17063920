import type { InquiryDelivery, InquiryReceipt, OfficeInquiry } from '../../office/contract/inquiries.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { tradeInText, vehicleOf, wishesOf } from '../delivery/lead.ts'
import { summaryTime } from '../inquiries/delivery-words.ts'
import { ReplyClock } from '../inquiries/reply-clock.ts'
import { ReceiptQueue } from '../receipts/receipt-queue.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { InquiryRecord, InquiryRecords } from '../store/inquiry-records.ts'
import type { StoredInquiry } from '../store/inquiry-store.ts'
import type { DeliveryTable, ReceiptTable } from '../store/schema.ts'
import { stateOf, waitOf } from './inquiry-list.ts'
import { OfficeError } from './office-error.ts'

/** @param key an id or a reference. @throws OfficeError */
export async function recordOf(records: InquiryRecords, key: string): Promise<InquiryRecord> {
  const [record] = await records.list({ key, limit: 1 })
  if (!record) throw new OfficeError(404, 'We can’t find that inquiry.')
  return record
}

/**
 * One inquiry with everything that is known about it.
 * @param others of the same person
 */
export async function inquiryDetails(
  database: InquiryDatabase,
  record: InquiryRecord,
  vehicles: readonly Vehicle[],
  others: OfficeInquiry['others'],
  now: number,
): Promise<OfficeInquiry> {
  const { id, reference, receivedAt, writtenAt, suspected, answered, closed, erasedAt, inquiry } = record
  const { replaces, replacedBy } = record
  const shown = {
    id,
    reference,
    receivedAt,
    suspected,
    answered,
    closed,
    state: stateOf(record, replacedBy.length > 0),
  }
  const receipt = await new ReceiptQueue(database, []).of(id)
  const vehicle = vehicleOf(record, () => vehicles)
  return {
    ...shown,
    ...waitOf(shown, await ReplyClock.of(database, now), now),
    writtenAt,
    erasedAt,
    message: inquiry && messageOf(inquiry),
    vehicle: vehicle && {
      id: vehicle.id,
      name: vehicle.name,
      isInStock: vehicles.some((other) => other.id === vehicle.id),
    },
    replaces,
    replacedBy,
    others,
    deliveries: record.deliveries.map(deliveryOf),
    receipt: receipt && receiptOf(receipt),
    steps: await new AnsweredInquiries(database).stepsOf(id),
  }
}

function messageOf(inquiry: StoredInquiry): OfficeInquiry['message'] {
  const { firstName, lastName, email, phone, interest, contactBy, message } = inquiry
  const details = [...wishesOf(inquiry), ['Trade-in', tradeInText(inquiry)] as const]
  return {
    name: `${firstName} ${lastName}`,
    firstName,
    email,
    phone,
    kind: interest,
    contactBy,
    text: message,
    details: details.flatMap(([label, text]) => (text ? { label, text: capitalized(text) } : [])),
  }
}

/** A mail has the text behind a label and a colon; the office has it by itself. */
const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

const deliveryOf = (row: DeliveryTable): InquiryDelivery => ({
  sink: row.sink,
  state: row.state,
  attempts: row.attempts,
  dueAt: row.state === 'waiting' ? row.due_at : undefined,
  deliveredAt: row.delivered_at ?? undefined,
  deliveredTo: row.delivered_to ?? undefined,
  answer: row.answer ?? undefined,
  lastError: row.last_error ?? undefined,
  summaryAt: summaryTime(row),
})

const receiptOf = ({ state, at, attempts, answer, last_error }: ReceiptTable): InquiryReceipt => ({
  state,
  at,
  attempts,
  answer: answer ?? undefined,
  lastError: last_error ?? undefined,
})
