import type { Control } from './early-input.ts'

/**
 * Keeps what was typed into a form whose button is not hydrated yet, when its page is left or loaded anew: such fields have
 * no `autocomplete`, so the browser does not restore them. In `sessionStorage`, for the code of the form to take up.
 */
export function keepEarlyInputOnLeave() {
  addEventListener('pagehide', () => keepEarlyInput(location.search))
}

/**
 * The same for a form that leaves its document: the router has no `pagehide`.
 * @param query of the address of the form
 */
export function keepEarlyInput(query: string) {
  const controls = [...document.querySelectorAll<Control>('form:has([data-early]) [name]')]
  const used = controls.filter((control) => control.early && (control.type !== 'radio' || isChecked(control)))
  if (used.length === 0) return
  const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem('early-input', JSON.stringify({ query, values, changedAt: Date.now() }))
  } catch {
    // A browser that stores nothing.
  }
}

const isChecked = (control: Control) => (control as HTMLInputElement).checked
