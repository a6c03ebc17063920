import type { Inquiry } from '../contract/inquiry.ts'

/** The four interests of an inquiry, as a person reads them. */
export const INTEREST_LABELS: Record<Inquiry['interest'], string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  general: 'General',
}
