import type { Control } from './early-input.ts'

/** Id of the form in use, as in `history.state`. */
let form: string | undefined

/**
 * Saves what was typed into a form that is not hydrated when its page is left or reloaded: these fields have no
 * `autocomplete`, so the browser does not restore them. The text becomes a draft, which the form's code reads. The
 * history entry gets the same id as the draft, so that on a shared device the draft only comes back there.
 */
export function saveEarlyInputOnLeave() {
  onUse({ type: 'input' })
  // Captured, because React stops events on their way to a part that is not hydrated.
  for (const type of ['input', 'pagehide']) addEventListener(type, onUse, true)
  window.saveEarlyInput = saveEarlyInput
}

declare global {
  interface Window {
    /**
     * Called when a navigation within the site leaves the page. An import would turn this file into a separate request.
     */
    saveEarlyInput?: typeof saveEarlyInput
  }
}

/** The fields that a person has used in a form that is not hydrated, which `data-early` on its button shows. */
function usedEarly(): Control[] {
  // Without `:has()`, which Chrome 98 and Firefox 97 lack.
  const early = [...document.forms].find((form) => form.querySelector('[data-early]'))
  const fields = [...(early?.querySelectorAll<Control>('[name]') ?? [])]
  return fields.filter((field) => field.early && (field.type !== 'radio' || (field as HTMLInputElement).checked))
}

function onUse({ type }: { type: string }) {
  if (type !== 'input') return saveEarlyInput(location.search)
  if (!usedEarly()[0]) return
  const { state } = history
  // The id only has to be unique on this device, because the inquiry's id also depends on the text.
  form = state?.form ?? form ?? `${Date.now()}`
  if (!state?.form) history.replaceState({ ...state, form }, '')
}

/** Makes a draft of what was typed into a form that is not hydrated. `query` is that of the form's address. */
function saveEarlyInput(query: string) {
  const used = usedEarly()
  if (!used[0]) return
  const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
  const draft = { form, query, values, changedAt: Date.now(), place: { is: 'early' } }
  try {
    // On a kiosk, nothing that is typed may be stored.
    if (localStorage['device:kiosk'] == null)
      sessionStorage['contact-drafts'] = JSON.stringify([
        ...JSON.parse(sessionStorage['contact-drafts'] ?? '[]'),
        draft,
      ])
  } catch {
    // The browser refuses storage.
  }
  form = undefined
}
