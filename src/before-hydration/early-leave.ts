import type { Control } from './early-input.ts'

/**
 * Keeps what was typed into a form whose button is not hydrated yet, when its page is left or loaded anew: such fields have
 * no `autocomplete`, so the browser does not restore them. In `sessionStorage`, for the code of the form to take up.
 */
export function keepEarlyInputOnLeave() {
  // The router has no `pagehide`: the place of the form says when it goes, and at which query it stood. An event, because an
  // import would take this out of the entry, for 250 bytes on every page.
  for (const type of ['pagehide', 'form-leave'])
    addEventListener(type, (event) => keepEarlyInput((event as CustomEvent<string>).detail ?? location.search))
}

function keepEarlyInput(query: string) {
  const named = document.querySelectorAll<Control>('form:has([data-early]) [name]:not([type=radio]:not(:checked))')
  const used = [...named].filter(({ early }) => early)
  if (!used[0]) return
  const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(`early-input${Date.now()}`, JSON.stringify({ query, values, changedAt: Date.now() }))
  } catch {
    // A browser that stores nothing.
  }
}
