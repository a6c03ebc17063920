import * as z from 'zod/mini'
import { cleanLine, cleanText } from './clean-text.ts'
import { HONEYPOT_FIELD } from './honeypot.ts'
import { HEARD_FROM, INTERESTS, PARTS_OF_DAY, WAYS_OF_CONTACT } from './inquiry-fields.ts'
import { COLORS_LENGTH, EVENT_LENGTH, SELLER_LENGTH } from './note-lengths.ts'

/** How many earlier inquiries one may name as replaced. */
export const MOST_REPLACED = 20

/** Removes invisible characters before any other rule, so that form and server check the same text. */
const tidy = z.overwrite((line: string) => cleanLine(line).trim())
const tidyText = z.overwrite((text: string) => cleanText(text).trim())

/** Names of people and domains in any script, and every character that mail servers accept without quotes. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]*[a-z\d]|\p{L}[\p{L}\p{M}]+)$/iu

/** Digits of any script. */
const SEVEN_DIGITS = /^(?:\P{Nd}*\p{Nd}){7}/u

/** At most `length` characters, trimmed. An optional field that is left blank is absent. */
const note = (length: number) =>
  z.optional(z.string('This is not text').check(tidy, z.maxLength(length, `Use ${length} characters or fewer`)))

/** Field rules and messages of the contact form. The form, the outbox and the server check with the same schema. */
export const inquirySchema = z.object(
  {
    firstName: z
      .string('First name is required')
      .check(tidy, z.minLength(1, 'First name is required'), z.maxLength(100, 'Use 100 characters or fewer')),
    lastName: z
      .string('Last name is required')
      .check(tidy, z.minLength(1, 'Last name is required'), z.maxLength(100, 'Use 100 characters or fewer')),
    email: z
      .string('Invalid email address')
      .check(tidy, z.regex(EMAIL, 'Invalid email address'), z.maxLength(254, 'Use 254 characters or fewer')),
    phone: z
      .string('Phone number is required')
      .check(
        tidy,
        z.minLength(10, 'Phone number is required'),
        z.regex(SEVEN_DIGITS, 'Phone number is required'),
        z.maxLength(40, 'Use 40 characters or fewer'),
      ),
    interest: z.enum(INTERESTS, 'Please choose what this is about'),
    message: z
      .string('Message must be at least 10 characters')
      .check(
        tidyText,
        z.minLength(10, 'Message must be at least 10 characters'),
        z.maxLength(5000, 'Use 5,000 characters or fewer'),
      ),
    /** The vehicle the inquiry is about, as `Vehicle.id`. */
    vehicleId: z.optional(z.string('We can’t find that cart').check(z.maxLength(100, 'Use 100 characters or fewer'))),
    /** The day requested for a test drive, `YYYY-MM-DD` in the dealer's time zone. Not an appointment. */
    testDriveDay: z.optional(z.iso.date('Please choose a day')),
    testDrivePart: z.optional(z.enum(PARTS_OF_DAY, 'Please choose a time of day')),
    contactBy: z.optional(z.enum(WAYS_OF_CONTACT, 'Please choose how we should reach you')),
    /** The cart that the customer would trade in, in the customer's words. */
    tradeInMake: note(60),
    tradeInModel: note(60),
    /** Four digits. */
    tradeInYear: z.optional(
      z.string('Please use a four-digit year').check(tidy, z.regex(/^(19|20)\d\d$/, 'Please use a four-digit year')),
    ),
    tradeInCondition: note(500),
    heardFrom: z.optional(z.enum(HEARD_FROM, 'Please choose how you heard about us')),
    /** Who typed it for the customer, and at which event. Set on a salesperson's device. */
    seller: note(SELLER_LENGTH),
    event: note(EVENT_LENGTH),
    /** The colors that the customer would like, in words. They may not be in stock. */
    colors: note(COLORS_LENGTH),
  },
  'We couldn’t read that message. Please try again.',
)

/**
 * An inquiry as sent. All of these fields are optional, so that a plain body as in the specification is complete.
 * - `id`: UUID of this one text, the key that makes delivery exactly once. Without it the server makes one, and cannot
 * tell a repeated request from a new inquiry.
 * - `writtenAt`, `sentAt`: when the text was submitted and when this request was made, both by the device's clock, in
 * epoch milliseconds. The difference between `sentAt` and the server's clock corrects `writtenAt`.
 * - `replaces`: ids of earlier inquiries that this one replaces, oldest first. The server may or may not have stored
 * them.
 */
export const inquiryRequestSchema = z.extend(inquirySchema, {
  id: z.optional(z.uuid('This message has no valid ID')),
  writtenAt: z.optional(z.number('This time is not a number')),
  sentAt: z.optional(z.number('This time is not a number')),
  replaces: z.optional(
    z
      .array(z.uuid('The message that this one replaces has no valid ID'))
      .check(z.maxLength(MOST_REPLACED, 'This message replaces too many')),
  ),
  [HONEYPOT_FIELD]: z.optional(z.string('This field stays empty')),
})

/** The answer to an accepted inquiry. `receivedAt` is ISO 8601; `reference` is what a person reads out on the phone. */
export const inquiryConfirmationSchema = z.object({
  id: z.uuid(),
  reference: z.string().check(z.minLength(4)),
  receivedAt: z.iso.datetime(),
})

export type Inquiry = z.infer<typeof inquirySchema>
export type InquiryRequest = z.infer<typeof inquiryRequestSchema>
export type InquiryConfirmation = z.infer<typeof inquiryConfirmationSchema>
