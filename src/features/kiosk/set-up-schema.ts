import * as z from 'zod/mini'
import { MAX_IDLE_SECONDS, MIN_IDLE_SECONDS, NAME_LENGTH } from '../../device/kiosk.ts'

const IDLE_PROBLEM = `Please enter ${MIN_IDLE_SECONDS} to ${MAX_IDLE_SECONDS} seconds`

/** The values of the form that sets up a kiosk. */
export const setUpSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a name'),
        z.maxLength(NAME_LENGTH, `Use ${NAME_LENGTH} characters or fewer`),
      ),
    showroom: z.string(),
    attract: z.string(),
    idleSeconds: z.string().check(
      z.regex(/^\s*\d{1,4}\s*$/, IDLE_PROBLEM),
      z.refine((text) => Number(text) >= MIN_IDLE_SECONDS && Number(text) <= MAX_IDLE_SECONDS, IDLE_PROBLEM),
    ),
    pin: z.string().check(z.regex(/^\d{4,12}$/, 'Please enter 4 to 12 digits')),
    pinAgain: z.string(),
  })
  .check(z.refine(({ pin, pinAgain }) => pin === pinAgain, { message: 'The PINs don’t match', path: ['pinAgain'] }))

export type SetUp = z.infer<typeof setUpSchema>
