/*
 * Saves what was typed into the contact form when its page is left or reloaded before the form is hydrated: the fields
 * have no `autocomplete` until then, so the browser does not restore them. The build writes this file into the head of
 * the contact page, behind `inline-script.ts`, because on a weak signal a person may leave before any module has loaded.
 */
{
  type Field = HTMLInputElement & { early?: true }

  /** Id of the form in use, as in `history.state`. */
  let form: string | undefined

  /** The used fields of a form that is not hydrated: its button has `data-early`. */
  const usedEarly = () => {
    const early = document.querySelector('form [data-early]')?.closest('form')
    const fields = [...(early?.elements ?? [])] as Field[]
    return fields.filter(({ early, type, checked }) => early && (type !== 'radio' || checked))
  }

  // The history entry gets the same id as the draft, so that on a shared device the draft only comes back there. It
  // only has to be unique on this device, because the inquiry's id also depends on the text.
  // Captured, because React stops events on their way to a part that is not hydrated.
  addEventListener(
    'input',
    () => {
      if (!usedEarly()[0]) return
      const { state } = history
      form = state?.form ?? form ?? `${Date.now()}`
      if (!state?.form) history.replaceState({ ...state, form }, '')
    },
    true,
  )

  window.saveEarlyInput = (query) => {
    const used = usedEarly()
    if (!used[0]) return
    const values = Object.fromEntries(used.map(({ name, value }) => [name, value]))
    const draft = { form, query, values, changedAt: Date.now(), status: { is: 'early' } }
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
  addEventListener('pagehide', () => window.saveEarlyInput?.(location.search))
}
