import type { Control } from '../../before-hydration/early-input.ts'
import { type Draft, isHidden, readDrafts } from './drafts.ts'
import { valuesOf } from './fields.ts'
import { wasOpenedAnew } from './use-is-return.ts'

export const hasDrafts = (): boolean => readDrafts().length > 0

/** The fields of a form whose code has not come. */
const fields = () => [...document.querySelectorAll<Control>('form:has([data-early]) [name]')]

/** How long after the page was left it can only be the same person, in ms. */
const SAME_PERSON_MS = 60_000

/** Fills such a form with what was kept a moment ago. */
export function putUnheardBack() {
  const kept = readDrafts().findLast(comesBackHere)
  if (!kept) return
  for (const control of fields()) {
    const value = valuesOf(kept.values)[control.name as keyof typeof kept.values]
    if (!value) continue
    if (!isRadio(control)) control.value ||= value
    else if (control.value === value) control.checked = true
    control.early = true
  }
}

/** The same draft with which the form would go on, but for a shorter time: nobody can be asked here. */
function comesBackHere(draft: Draft): boolean {
  if (draft.sent || draft.rested || draft.query !== location.search) return false
  if (Math.abs(Date.now() - draft.changedAt) > SAME_PERSON_MS) return false
  const entry: unknown = history.state?.form
  return !isHidden(draft) || draft.form === entry || (draft.isEarly === true && !entry && !wasOpenedAnew())
}

const isRadio = (control: Control): control is Control & HTMLInputElement => control.type === 'radio'
