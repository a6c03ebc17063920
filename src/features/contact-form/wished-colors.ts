import { VEHICLE_PARAM } from '../../addresses/paths.ts'
import { chosenColors, colorWords } from '../../content/cart-colors.ts'
import type { Row } from '../../outbox/row.ts'
import type { Draft } from './drafts.ts'

/**
 * The requested colours of the inquiry, in words: those of the inquiry that is being changed, or those in the address.
 * @param draft with those of an inquiry that is not on this device any more
 */
export function wishedColors(query: string, edited: Row | undefined, draft?: Draft): string | undefined {
  if (edited) return edited.payload?.colors
  const isAsked = new URLSearchParams(query).has(VEHICLE_PARAM) && !draft?.wasChangedElsewhere
  return (isAsked ? colorWords(chosenColors(query)) : draft?.colors) || undefined
}
