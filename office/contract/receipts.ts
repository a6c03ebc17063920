import * as z from 'zod'

/** The automatic mail to customers. */
export const receiptSettingsSchema = z.object({
  isOn: z.boolean(),
  /** When it was last switched (ISO time), and by whom; missing if it never was. */
  at: z.string().optional(),
  by: z.string().optional(),
  /** Whether a mail server is set up. */
  canSend: z.boolean(),
  /** The mail that a customer would get now. */
  example: z.object({ subject: z.string(), text: z.string() }),
})
export type ReceiptSettings = z.infer<typeof receiptSettingsSchema>

export const receiptSwitchSchema = z.object({ isOn: z.boolean() })
