import { inquirySchema } from '../../src/contract/inquiry.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { csv } from '../csv.ts'
import { linkText, vehicleOf } from '../delivery/lead.ts'
import type { InquiryRecord } from '../store/inquiry-records.ts'
import { wayOf } from './delivery-words.ts'

const FIELDS = Object.keys(inquirySchema.shape) as (keyof typeof inquirySchema.shape)[]
const SAID = ['answeredAt', 'answeredBy', 'closedAt', 'closedBy']

/**
 * The inquiries that are not erased, in the order of writing, each with its unit.
 * @param records the last written first
 */
export const forExport = (records: readonly InquiryRecord[], vehicles: () => readonly Vehicle[]): InquiryRecord[] =>
  records
    .toReversed()
    .filter(({ inquiry }) => inquiry)
    .map((record) => ({ ...record, vehicle: vehicleOf(record, vehicles) }))

/** Inquiries as a spreadsheet. */
export const inquiriesCsv = (records: readonly InquiryRecord[]): string =>
  csv([
    ['reference', 'id', 'receivedAt', 'writtenAt', 'replaces', 'replacedBy', ...FIELDS, 'vehicle', 'delivery', ...SAID],
    ...records.map((record) => [
      record.reference,
      record.id,
      record.receivedAt,
      record.writtenAt ?? '',
      record.replaces ? linkText(record.replaces) : '',
      record.replacedBy.map(linkText).join(' '),
      ...FIELDS.map((field) => record.inquiry?.[field] ?? ''),
      record.vehicle?.name ?? '',
      wayOf(record),
      ...[record.answered, record.closed].flatMap((said) => [said?.at ?? '', said?.by ?? '']),
    ]),
  ])
