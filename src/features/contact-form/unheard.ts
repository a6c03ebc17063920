import type { Control } from '../../before-hydration/early-input.ts'
import { readDrafts } from './drafts.ts'
import { valuesOf } from './fields.ts'

export const hasDrafts = (): boolean => readDrafts().length > 0

/** The fields of a form whose code has not come. */
const fields = () => [...document.querySelectorAll<Control>('form:has([data-early]) [name]')]

/** How long after the page was left it can only be the same person, in ms. */
const SAME_PERSON_MS = 60_000

/** Fills such a form with what was kept a moment ago. */
export function putUnheardBack() {
  const kept = readDrafts().at(-1)
  if (!kept || kept.query !== location.search || Math.abs(Date.now() - kept.changedAt) > SAME_PERSON_MS) return
  for (const control of fields()) {
    const value = valuesOf(kept.values)[control.name as keyof typeof kept.values]
    if (!value) continue
    if (!isRadio(control)) control.value ||= value
    else if (control.value === value) control.checked = true
    control.early = true
  }
}

const isRadio = (control: Control): control is Control & HTMLInputElement => control.type === 'radio'
