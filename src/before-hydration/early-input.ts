import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A form field. `inline-script.ts` sets `early` on its first `input` event. On a radio button or a checkbox it does so
 * on the click, because React may hydrate between the click and the `input` event.
 */
export type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & { early?: true }

/**
 * Passes on what a person typed or chose before React's event handlers were attached. Calls `take` once, before the
 * next render, with the used controls; of radio buttons only with the chosen one.
 * What the browser itself restored after Back or a reload is no user input, so it is reset to what was rendered: the
 * address and the device's storage decide what belongs there.
 * @param area the element around the controls
 */
export function useEarlyInput(area: RefObject<Element | null>, take: (used: readonly Control[]) => void) {
  const first = useRef(take)
  useLayoutEffect(() => {
    const controls = [...(area.current?.querySelectorAll<Control>('input, select, textarea') ?? [])]
    takeFromReplaced(controls)
    area.current?.setAttribute('data-owned', '')
    const used = controls.filter((control) => control.early && (!isRadio(control) || control.checked))
    const chosen = new Set(used.filter(isRadio).map(({ name }) => name))
    for (const control of controls)
      if (!control.early && !(isRadio(control) && chosen.has(control.name))) undoRestoration(control)
    if (used.length > 0) first.current(used)
  }, [area])
}

declare global {
  interface Window {
    /** Fields that were used before their component was loaded, the focused one last (`inline-script.ts`). */
    unhydratedFields?: Set<Control>
    /**
     * Makes a draft of what was typed into a form that is not hydrated (`early-leave.ts`). Called when a navigation
     * within the site leaves the page. `query` is that of the form's address.
     */
    saveEarlyInput?: (query: string) => void
  }
}

/**
 * React renders an area again when a password manager or a translation has changed its HTML. The person's text, choice
 * and focus are then in fields that React has removed.
 */
function takeFromReplaced(controls: readonly Control[]) {
  const fields = window.unhydratedFields ?? new Set<Control>()
  const focused = [...fields].at(-1)
  for (const field of fields) {
    const isSame = (control: Control) =>
      control.name === field.name && control.type === field.type && (!isRadio(field) || control.value === field.value)
    const control = controls.find(isSame)
    if (!control) continue
    fields.delete(field)
    // A new field that was typed into since has the newer text.
    if (field === control || field.isConnected || (control.early && fields.has(control))) continue
    if (field.early) {
      if ('checked' in field) (control as HTMLInputElement).checked = field.checked
      if (!isRadio(field)) control.value = field.value
      control.early = true
    }
    if (field !== focused || document.activeElement !== document.body) continue
    const fold = control.closest('details')
    if (fold) fold.open = true
    control.focus({ preventScroll: true })
    // An e-mail field has no selection to restore.
    if ('selectionStart' in field && field.selectionStart !== null)
      (control as HTMLInputElement).setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'

function undoRestoration(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (rendered >= 0 && control.selectedIndex !== rendered) control.selectedIndex = rendered
  } else if (control.type === 'radio' || control.type === 'checkbox') {
    const box = control as HTMLInputElement
    if (box.checked !== box.defaultChecked) box.checked = box.defaultChecked
  } else if (control.value !== control.defaultValue) control.value = control.defaultValue
}
