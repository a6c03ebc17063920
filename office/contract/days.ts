import * as z from 'zod'
import { noticeSchema, specialHoursSchema } from '../../src/contract/today.ts'

/** Who entered it, and when, as ISO time. */
const entered = { id: z.string(), setAt: z.string(), setBy: z.string() }

/** Closed days, special hours and notices of today and later. */
export const daysSchema = z.object({
  hours: z.array(z.object({ ...specialHoursSchema.shape, ...entered })),
  notices: z.array(z.object({ ...noticeSchema.shape, ...entered })),
})
export type Days = z.infer<typeof daysSchema>
