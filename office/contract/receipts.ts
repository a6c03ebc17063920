import * as z from 'zod'

/** The automatic mail to customers. */
export const receiptSettingsSchema = z.object({
  isOn: z.boolean(),
  /** When it was switched, as ISO time, and by whom; missing until then. */
  at: z.string().optional(),
  by: z.string().optional(),
  /** The server has a mail server. */
  canSend: z.boolean(),
  /** What a customer would get now. */
  example: z.object({ subject: z.string(), text: z.string() }),
})
export type ReceiptSettings = z.infer<typeof receiptSettingsSchema>

export const receiptSwitchSchema = z.object({ isOn: z.boolean() })
