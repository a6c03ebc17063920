import * as z from 'zod/mini'
import { HONEYPOT_FIELD } from './honeypot.ts'

export const INTERESTS = ['sales', 'service', 'parts', 'general'] as const

/** Field rules and messages of the contact form; the same schema guards the form, the outbox and the server. */
export const inquirySchema = z.object(
  {
    firstName: z
      .string('First name is required')
      .check(z.trim(), z.minLength(1, 'First name is required'), z.maxLength(100, 'At most 100 characters')),
    lastName: z
      .string('Last name is required')
      .check(z.trim(), z.minLength(1, 'Last name is required'), z.maxLength(100, 'At most 100 characters')),
    email: z
      .string('Invalid email address')
      .check(z.trim(), z.email('Invalid email address'), z.maxLength(254, 'At most 254 characters')),
    phone: z
      .string('Phone number is required')
      .check(z.trim(), z.minLength(10, 'Phone number is required'), z.maxLength(40, 'At most 40 characters')),
    interest: z.enum(INTERESTS, 'Please choose what this is about'),
    message: z
      .string('Message must be at least 10 characters')
      .check(
        z.trim(),
        z.minLength(10, 'Message must be at least 10 characters'),
        z.maxLength(5000, 'At most 5,000 characters'),
      ),
    /** The vehicle the inquiry is about, as `Vehicle.id`. */
    vehicleId: z.optional(z.string('We do not know this vehicle').check(z.maxLength(100, 'At most 100 characters'))),
  },
  'We could not read that message. Please try again.',
)

/** An inquiry as sent: `id` is a UUID made on the device, and the key that makes delivery exactly once. */
export const inquiryRequestSchema = z.extend(inquirySchema, {
  id: z.uuid('This message has no valid number'),
  [HONEYPOT_FIELD]: z.optional(z.string('This field stays empty')),
})

/** The answer to an accepted inquiry. `receivedAt` is ISO 8601; `reference` is what a person reads out on the phone. */
export const inquiryReceiptSchema = z.object({
  id: z.uuid(),
  reference: z.string().check(z.minLength(4)),
  receivedAt: z.iso.datetime(),
})

export type Inquiry = z.infer<typeof inquirySchema>
export type InquiryRequest = z.infer<typeof inquiryRequestSchema>
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>
