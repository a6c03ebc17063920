import { earlyFields } from '../../before-hydration/early-fields.ts'
import type { Control } from '../../before-hydration/early-input.ts'
import { forgetEarlyPress } from '../../before-hydration/noted.ts'
import { findLast } from '../../lib/find-last.ts'
import { type Draft, entryForm, isHidden, isRecent, readDrafts } from './drafts.ts'
import { valuesOf } from './fields.ts'

export const hasDrafts = (): boolean => readDrafts().length > 0

/** The fields of a form that is not hydrated. */
const fields = () => earlyFields()

/** How long after the page was left it can only be the same person, in ms. */
const SAME_PERSON_MS = 60_000

/** Fills such a form with what was kept a moment ago. */
export function fillUnhydratedForm() {
  const kept = findLast(readDrafts(), comesBackHere)
  if (!kept) return
  for (const control of fields()) {
    const value = valuesOf(kept.values)[control.name as keyof typeof kept.values]
    if (!value) continue
    if (!isRadio(control)) control.value ||= value
    else if (control.value === value) control.checked = true
    control.early = true
  }
}

/** How often such a form looks whether it was left alone for too long, in ms. */
const LOOK_MS = 15_000

/**
 * On a shared device empties such a form when nobody has typed in it for as long as a draft would come back.
 * @returns ends that
 */
export function clearUnhydratedWhenLeft(): () => void {
  let changedAt = Date.now()
  const note = () => {
    changedAt = Date.now()
  }
  const look = () => {
    const [first] = fields()
    if (!first || !isHidden({ changedAt }) || isRecent({ changedAt }, Date.now())) return
    for (const control of fields()) delete control.early
    first.form?.reset()
    forgetEarlyPress()
  }
  const timer = setInterval(look, LOOK_MS)
  addEventListener('input', note, true)
  // A suspended device or page runs its timers only some time after it is shown again.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    removeEventListener('input', note, true)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The same draft with which the form would go on, but for a shorter time: nobody can be asked here. */
function comesBackHere(draft: Draft): boolean {
  if (draft.sent || draft.rested || draft.query !== location.search) return false
  if (Math.abs(Date.now() - draft.changedAt) > SAME_PERSON_MS) return false
  return !isHidden(draft) || draft.form === entryForm()
}

const isRadio = (control: Control): control is Control & HTMLInputElement => control.type === 'radio'
