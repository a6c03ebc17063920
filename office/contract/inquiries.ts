import * as z from 'zod'
import { INTERESTS, WAYS_OF_CONTACT } from '../../src/contract/inquiry-fields.ts'

/** `new` waits for an answer. An inquiry that its sender has replaced is `closed`. */
const inquiryStates = ['new', 'answered', 'closed'] as const

/** The most rows that the list may ask for. */
const MOST_ROWS = 20_000

/** The filter of the list, in the query of the screen and of the API. Empty parameters are ignored. */
export const inquiryFilterSchema = z.object({
  /** `late`: new inquiries that have waited too long for an answer. */
  state: z.enum([...inquiryStates, 'late', 'all']).default('new'),
  kind: z.enum(INTERESTS).optional(),
  vehicle: z.string().max(200).optional(),
  town: z.string().max(200).optional(),
  seller: z.string().max(200).optional(),
  /** Only inquiries that were held back as spam by the form's hidden field. */
  suspected: z.stringbool().default(false),
  /** Words to search for in name, address, phone number, text, reference and cart. Each must be found. */
  search: z.string().max(500).default(''),
  most: z.coerce.number().int().min(1).max(MOST_ROWS).default(1_000),
})
export type InquiryFilter = z.infer<typeof inquiryFilterSchema>

/** Who marked it, and when (ISO time); without a name if the upgrade to the office closed it. */
const saidSchema = z.object({ at: z.string(), by: z.string() })

/** The fields of both the list and the details. */
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
  /** Whether it has waited too long for an answer. */
  isLate: z.boolean(),
})

const inquiryRowSchema = shownSchema.extend({
  name: z.string(),
  kind: z.enum(INTERESTS),
  /** The name of the unit that it is about. */
  about: z.string().optional(),
  seller: z.string().optional(),
  /** The beginning of the message. */
  begins: z.string(),
  isReplaced: z.boolean(),
  /** Whether a recipient has refused it for good. */
  isRefused: z.boolean(),
})
export type InquiryRow = z.infer<typeof inquiryRowSchema>

const choiceSchema = z.object({ value: z.string(), name: z.string() })

export const inquiriesSchema = z.object({
  rows: z.array(inquiryRowSchema),
  /** How many match the filter, including rows that were not asked for. */
  found: z.number(),
  /** Of all inquiries. */
  counts: z.object({
    new: z.number(),
    late: z.number(),
    answered: z.number(),
    closed: z.number(),
    suspected: z.number(),
  }),
  /** The choices of the filters: the carts, towns and salespeople that inquiries have. */
  choices: z.object({ vehicles: z.array(choiceSchema), towns: z.array(choiceSchema), sellers: z.array(choiceSchema) }),
})
export type Inquiries = z.infer<typeof inquiriesSchema>

/** Another inquiry. It has no reference if it never arrived. */
const linkSchema = z.object({ id: z.string(), reference: z.string().optional() })

const deliveryStates = ['waiting', 'delivered', 'refused', 'given-up', 'held-back', 'reported'] as const

const deliverySchema = z.object({
  /** "email sales@example.com", "webhook". */
  sink: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** When the next attempt is due, while it waits. */
  dueAt: z.string().optional(),
  deliveredAt: z.string().optional(),
  /** Who has the copy. */
  deliveredTo: z.string().optional(),
  /** The codes that the recipient answered. */
  answer: z.string().optional(),
  lastError: z.string().optional(),
  /** When the recipient got the reference and phone number, without the text. */
  summaryAt: z.string().optional(),
})
export type InquiryDelivery = z.infer<typeof deliverySchema>

const receiptSchema = z.object({
  state: z.enum(['waiting', 'sent', 'not-sent']),
  /** The time of the newest attempt. */
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
  /** The other fields, each as label and text. */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
})

const inquirySchema = shownSchema.extend({
  writtenAt: z.string().optional(),
  /** Missing after the inquiry was erased. */
  message: messageSchema.optional(),
  erasedAt: z.string().optional(),
  /** The unit that it is about; `isInStock` if the office has a page for it. */
  vehicle: z.object({ id: z.string(), name: z.string(), isInStock: z.boolean() }).optional(),
  replaces: linkSchema.optional(),
  replacedBy: z.array(linkSchema),
  /** Other inquiries from the same email address, the newest first. */
  others: z.array(z.object({ id: z.string(), reference: z.string(), receivedAt: z.string() })),
  deliveries: z.array(deliverySchema),
  /** The automatic mail to the customer; missing if there is none. */
  receipt: receiptSchema.optional(),
  steps: z.array(stepSchema),
})
export type OfficeInquiry = z.infer<typeof inquirySchema>
export const oneInquirySchema = z.object({ inquiry: inquirySchema })

/** The state that the person saw. */
export const reopeningSchema = z.object({ from: z.enum(['answered', 'closed']) })

/** How many inquiries were erased, and a sentence for each one that says who has copies. */
export const erasureSchema = z.object({ erased: z.number(), copies: z.array(z.string()), isCopied: z.boolean() })
export type InquiryErasure = z.infer<typeof erasureSchema>

/** Inquiries that arrived more than this number of days ago. */
export const oldInquiriesSchema = z.object({ days: z.coerce.number().int().min(1).max(3_650) })
/** How many of them are open. `before` is the time limit of the count, so that exactly these are closed. */
export const oldInquiriesCountSchema = z.object({ before: z.iso.datetime(), open: z.number(), unanswered: z.number() })
export type OldInquiriesCount = z.infer<typeof oldInquiriesCountSchema>
export const closingSchema = z.object({ before: z.iso.datetime() })
/** `at` identifies what was closed, for "Undo". */
export const closedSchema = z.object({ at: z.string(), closed: z.number() })
export const reopeningOfAllSchema = z.object({ at: z.iso.datetime() })
export const reopenedSchema = z.object({ reopened: z.number() })
