import type { Control } from './early-input.ts'

/** Id of the form that is being typed in, as in `history.state`. */
let form: string | undefined

/**
 * Keeps what was typed into a form that is not hydrated, when its page is left or reloaded: such fields have no
 * `autocomplete`, so the browser does not restore them. It becomes a draft, for the code of the form to read. The history
 * entry gets the same id as the draft, so that on a shared device it comes back only there.
 */
export function saveEarlyInputOnLeave() {
  onUse({ type: 'input' })
  // React stops events on their way to a part that is not hydrated, so they are captured.
  for (const type of ['input', 'pagehide']) addEventListener(type, onUse, true)
  window.saveEarlyInput = saveEarlyInput
}

declare global {
  interface Window {
    /** For a page that a navigation inside the site leaves. An import would put this file into a request of its own. */
    saveEarlyInput?: typeof saveEarlyInput
  }
}

/** The fields that a person used in a form that is not hydrated. Its button says that it is not. */
function usedEarly(): Control[] {
  // Without `:has()`, which Chrome 98 and Firefox 97 do not know.
  const early = [...document.forms].find((form) => form.querySelector('[data-early]'))
  const fields = [...(early?.querySelectorAll<Control>('[name]') ?? [])]
  return fields.filter((field) => field.early && (field.type !== 'radio' || (field as HTMLInputElement).checked))
}

function onUse({ type }: { type: string }) {
  if (type !== 'input') return saveEarlyInput(location.search)
  if (!usedEarly()[0]) return
  const { state } = history
  // An id of the form needs to be unique on this device only, because the text goes into the id of the inquiry.
  form = state?.form ?? form ?? `${Date.now()}`
  if (!state?.form) history.replaceState({ ...state, form }, '')
}

/** Makes a draft of what was typed into a form that is not hydrated. `query` is the one that the form was shown at. */
function saveEarlyInput(query: string) {
  const used = usedEarly()
  if (!used[0]) return
  const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
  const draft = { form, query, values, changedAt: Date.now(), place: { is: 'early' } }
  try {
    // Nothing that is typed on a kiosk is stored.
    if (localStorage['device:kiosk'] == null)
      sessionStorage['contact-drafts'] = JSON.stringify([
        ...JSON.parse(sessionStorage['contact-drafts'] ?? '[]'),
        draft,
      ])
  } catch {
    // A browser that stores nothing.
  }
  form = undefined
}
