import { earlyFields } from '../../before-hydration/early-fields.ts'
import { earlyPressed } from '../../before-hydration/noted.ts'
import { type Values, valuesOf } from './fields.ts'

/** What a person typed into the form before its code was there. */
export type Early = {
  /** The fields of text. */
  values: Values
  /** "Send" was pressed after that. */
  isSent: boolean
}

/** Reads the prerendered form. Undefined in the build, and where the form is hydrated already. */
export function readEarly(): Early | undefined {
  if (typeof document === 'undefined') return undefined
  const fields = earlyFields(':not([type=radio])')
  const typed = fields.filter(({ early }) => early).map(({ name, value }) => [name, value])
  const values = valuesOf(Object.fromEntries(typed))
  return { values, isSent: earlyPressed() === 'send' }
}
