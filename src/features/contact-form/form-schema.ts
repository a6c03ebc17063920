import * as z from 'zod/mini'
import { inquirySchema } from '../../contract/inquiry.ts'
import { dealerDay } from '../../lib/dealer-day.ts'

const isToCome = (day: string) => day >= dealerDay(Date.now())

/**
 * What the form takes: the rules of every inquiry, and no wished day that is over. The server cannot ask for that: an inquiry may
 * arrive days after it was written.
 */
export const formSchema = z.extend(inquirySchema, {
  testDriveDay: z.optional(z.iso.date('Please choose a day').check(z.refine(isToCome, 'Please choose a day to come'))),
})
