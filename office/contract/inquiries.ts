import * as z from 'zod'
import { INTERESTS, WAYS_OF_CONTACT } from '../../src/contract/inquiry-fields.ts'

/** `new` waits for an answer. An inquiry that its sender has replaced by another one is closed. */
const inquiryStates = ['new', 'answered', 'closed'] as const

/** The list asks for up to so many rows. */
const MOST_ROWS = 20_000

/** What the list shows, as the address of the screen and of the API say it. What is empty does not count. */
export const inquiryFilterSchema = z.object({
  /** `late`: new ones that wait for longer than they should. */
  state: z.enum([...inquiryStates, 'late', 'all']).default('new'),
  kind: z.enum(INTERESTS).optional(),
  vehicle: z.string().max(200).optional(),
  town: z.string().max(200).optional(),
  seller: z.string().max(200).optional(),
  /** Those that the form's hidden field holds back, and no others. */
  suspected: z.stringbool().default(false),
  /** Words, each of which is in the name, address, telephone number, text, reference or cart. */
  search: z.string().max(500).default(''),
  most: z.coerce.number().int().min(1).max(MOST_ROWS).default(1_000),
})
export type InquiryFilter = z.infer<typeof inquiryFilterSchema>

/** Who marked it so, and when (ISO time); without a name where the upgrade to the office closed it. */
const saidSchema = z.object({ at: z.string(), by: z.string().optional() })

/** What list and details have in common. */
const shownSchema = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
  state: z.enum(inquiryStates),
  suspected: z.boolean(),
  answered: saidSchema.optional(),
  closed: saidSchema.optional(),
  /** How long the customer waited until now, or until the answer, in milliseconds of the open hours. */
  waitedMs: z.number(),
  /** It waits for longer than it should. */
  isLate: z.boolean(),
})

const inquiryRowSchema = shownSchema.extend({
  name: z.string(),
  kind: z.enum(INTERESTS),
  /** The unit that it is about. */
  about: z.string().optional(),
  seller: z.string().optional(),
  /** How the message begins. */
  begins: z.string(),
  isReplaced: z.boolean(),
  /** A recipient refused it for good. */
  isRefused: z.boolean(),
})
export type InquiryRow = z.infer<typeof inquiryRowSchema>

const choiceSchema = z.object({ value: z.string(), name: z.string() })

export const inquiriesSchema = z.object({
  rows: z.array(inquiryRowSchema),
  /** How many there are with this filter, shown or not. */
  found: z.number(),
  /** Of all inquiries. */
  counts: z.object({
    new: z.number(),
    late: z.number(),
    answered: z.number(),
    closed: z.number(),
    suspected: z.number(),
  }),
  /** What inquiries are about, and from: the values of the filters. */
  choices: z.object({ vehicles: z.array(choiceSchema), towns: z.array(choiceSchema), sellers: z.array(choiceSchema) }),
})
export type Inquiries = z.infer<typeof inquiriesSchema>

/** Another inquiry; without a reference it never arrived here. */
const linkSchema = z.object({ id: z.string(), reference: z.string().optional() })

const deliveryStates = ['waiting', 'delivered', 'refused', 'given-up', 'held-back', 'reported'] as const

const deliverySchema = z.object({
  /** "email sales@example.com", "webhook". */
  sink: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** When it is tried next, while it waits. */
  dueAt: z.string().optional(),
  deliveredAt: z.string().optional(),
  /** Who has the copy. */
  deliveredTo: z.string().optional(),
  /** What the recipient answered: codes. */
  answer: z.string().optional(),
  lastError: z.string().optional(),
  /** When the recipient got its reference and phone number without its text. */
  summaryAt: z.string().optional(),
})
export type InquiryDelivery = z.infer<typeof deliverySchema>

const receiptSchema = z.object({
  state: z.enum(['waiting', 'sent', 'not-sent']),
  /** Of the newest attempt. */
  at: z.string(),
  attempts: z.number(),
  answer: z.string().optional(),
  lastError: z.string().optional(),
})
export type InquiryReceipt = z.infer<typeof receiptSchema>

const inquirySteps = ['answered', 'closed', 'reopened', 'sent-again', 'given-up', 'delivered', 'erased'] as const
const stepSchema = z.object({ at: z.string(), who: z.string(), step: z.enum(inquirySteps) })
export type InquiryStep = z.infer<typeof stepSchema>

/** What the customer wrote. */
const messageSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: z.enum(INTERESTS),
  contactBy: z.enum(WAYS_OF_CONTACT).optional(),
  text: z.string(),
  /** All else, as label and text. */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
})

const inquirySchema = shownSchema.extend({
  writtenAt: z.string().optional(),
  /** Missing once it was erased. */
  message: messageSchema.optional(),
  erasedAt: z.string().optional(),
  /** The unit that it is about; `isInStock` when the office has a page of it. */
  vehicle: z.object({ id: z.string(), name: z.string(), isInStock: z.boolean() }).optional(),
  replaces: linkSchema.optional(),
  replacedBy: z.array(linkSchema),
  /** Other inquiries from the same email address, the newest first. */
  others: z.array(z.object({ id: z.string(), reference: z.string(), receivedAt: z.string() })),
  deliveries: z.array(deliverySchema),
  /** The automatic mail to the customer; missing when there is none. */
  receipt: receiptSchema.optional(),
  steps: z.array(stepSchema),
})
export type OfficeInquiry = z.infer<typeof inquirySchema>
export const oneInquirySchema = z.object({ inquiry: inquirySchema })

/** What it was when the person saw it. */
export const reopeningSchema = z.object({ from: z.enum(['answered', 'closed']) })

/** What was erased, and who has copies: a sentence for each. */
export const erasureSchema = z.object({ erased: z.number(), copies: z.array(z.string()), isCopied: z.boolean() })
export type InquiryErasure = z.infer<typeof erasureSchema>

/** Inquiries that were received more than so many days ago. */
export const oldInquiriesSchema = z.object({ days: z.coerce.number().int().min(1).max(3_650) })
/** How many of them are not closed. `before` is the time that was asked for, so that those are closed that were counted. */
export const oldInquiriesCountSchema = z.object({ before: z.iso.datetime(), open: z.number(), unanswered: z.number() })
export type OldInquiriesCount = z.infer<typeof oldInquiriesCountSchema>
export const closingSchema = z.object({ before: z.iso.datetime() })
/** `at` names those that were closed. */
export const closedSchema = z.object({ at: z.string(), closed: z.number() })
export const reopeningOfAllSchema = z.object({ at: z.iso.datetime() })
export const reopenedSchema = z.object({ reopened: z.number() })
