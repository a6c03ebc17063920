import type { Control } from './early-input.ts'

/**
 * The fields of a form that is not hydrated: its button says so. Without `:has()`, which Chrome 98 and Firefox 97 do not know.
 * @param narrower appended to the selector of a field
 */
export const earlyFields = (narrower = ''): Control[] =>
  [...document.forms]
    .filter((form) => form.querySelector('[data-early]'))
    .flatMap((form) => [...form.querySelectorAll<Control>(`[name]${narrower}`)])

/** The event on `window` with which the form's placeholder says that it is unmounted; its detail is the query it was shown at. */
export const FORM_LEAVE = 'form-leave'
