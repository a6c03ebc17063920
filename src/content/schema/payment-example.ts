import * as z from 'zod/mini'
import { MOST } from '../../lib/loan-problems.ts'

/** `apr` in percent a year. Nothing down. */
export const paymentExampleSchema = z.strictObject({
  months: z.int().check(z.gte(1), z.lte(MOST.months)),
  apr: z.number().check(z.gte(0), z.lte(MOST.apr)),
})
export type PaymentExample = z.infer<typeof paymentExampleSchema>
