import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { dealerDay } from '../../contract/dealer-clock.ts'
import { type Inquiry, inquirySchema } from '../../contract/inquiry.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { NO_AREA_CODE } from './fields.ts'

const isTodayOrLater = (day: string) => day >= dealerDay(serverNow())

/**
 * The form's rules: those of every inquiry, and no requested day in the past. The server cannot require that, because
 * an inquiry may arrive days after it was written.
 */
export const formSchema = z.extend(inquirySchema, {
  testDriveDay: z.optional(
    z.iso.date('Please choose a day').check(z.refine(isTodayOrLater, 'Please choose today or a later day')),
  ),
})

const resolve = zodResolver(formSchema)

const hasSevenDigits = (phone = '') => phone.replace(/\P{Nd}/gu, '').length === 7

/** Checks the form. An incomplete day has no value: without this check the message would silently have no day. */
export const formResolver: Resolver<Inquiry> = async (values, context, options) => {
  const field = options.fields['testDriveDay']?.ref as Partial<HTMLInputElement> | undefined
  const isHalfTyped = field?.validity?.badInput === true
  const result = await resolve(isHalfTyped ? { ...values, testDriveDay: 'half typed' } : values, context, options)
  const { phone } = result.errors
  if (!phone || !hasSevenDigits(values.phone)) return result
  return { values: {}, errors: { ...result.errors, phone: { ...phone, type: NO_AREA_CODE } } }
}
