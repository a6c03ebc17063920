import { earlyFields, FORM_LEAVE } from './early-fields.ts'

/** Id of the form that is being typed in, as in `history.state`. */
let form: string | undefined

/**
 * Keeps what was typed into a form whose button is not hydrated yet, when its page is left or reloaded: such fields have
 * no `autocomplete`, so the browser does not restore them. In `sessionStorage`, for the code of the form to read. The history
 * entry gets the same id as what is kept, so that on a shared device it comes back only there.
 */
export function keepEarlyInputOnLeave() {
  onUse({ type: 'input' })
  // A client-side navigation fires no `pagehide`: the form's placeholder dispatches `FORM_LEAVE` when it is unmounted, with
  // the query it was shown at. An event, because an import would take this out of the entry, for 250 bytes on every page.
  // React stops events on their way to a part that is not hydrated, so they are captured.
  for (const type of ['input', 'pagehide', FORM_LEAVE]) addEventListener(type, onUse, true)
}

/** @param detail the query of the form that is left */
function onUse({ type, detail = location.search }: { type: string; detail?: string }) {
  // The next form is another one.
  if (type === FORM_LEAVE) window.unhydratedFields?.clear()
  const named = earlyFields().filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
  const used = named.filter(({ early }) => early)
  if (!used[0]) return
  const changedAt = Date.now()
  if (type === 'input') {
    const { state } = history
    // An id of the form needs to be unique on this device only, because the text goes into the id of the inquiry.
    form = state?.form ?? form ?? `${changedAt}`
    if (!state?.form) history.replaceState({ ...state, form }, '')
    return
  }
  const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
  try {
    // Nothing that is typed on a kiosk is stored.
    if (!localStorage['device:kiosk'])
      sessionStorage.setItem(`early-input${changedAt}`, JSON.stringify({ form, query: detail, values, changedAt }))
  } catch {
    // A browser that stores nothing.
  }
  form = undefined
}
