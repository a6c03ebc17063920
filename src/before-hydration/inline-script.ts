/*
 * Runs while the HTML of a page is parsed, before any module: the build writes it, minified, into the head of every page
 * (`tools/vite/write-inline-script.ts`). So it imports nothing, and each line of it is part of every page. What it notes is read by the other
 * files of this folder; the attributes are in docs/contracts.md.
 */
{
  type Field = HTMLInputElement & { early?: true }
  type EarlyButton = HTMLButtonElement & { early?: Event }

  /** Longest that what depends on the query of the address stays hidden, in ms. */
  const LONGEST_PENDING = 8_000
  /** Latest time at which the page's chunks are asked for, in ms. */
  const LATEST_CHUNKS = 2_000

  const page = document.documentElement.dataset
  const query = location.search

  // The page was rendered without its query: what depends on it is hidden until it is rendered with it.
  if (query) {
    page['query'] = query
    page['pending'] = ''
    setTimeout(() => delete page['pending'], LONGEST_PENDING)
  }

  /** Before all other listeners. */
  const listen = <T extends keyof WindowEventMap>(type: T, listener: (event: WindowEventMap[T]) => void) =>
    addEventListener(type, listener, true)

  /** What was used before its component was there, the field with the focus last. React may replace it: `early-input.ts` then reads it here. */
  const unhydratedFields = new Set<Field>()
  Object.assign(window, { unhydratedFields })
  const note = (field: Field) => {
    if (!field.labels || field.closest('[data-owned]')) return
    unhydratedFields.delete(field)
    unhydratedFields.add(field)
  }
  listen('focusin', (event) => note(event.target as Field))
  // React may replace the field while it is being pressed, before it gets the focus.
  listen('mousedown', (event) => note(event.target as Field))

  listen('click', (event) => {
    const target = event.target as Field
    const button = target.closest<EarlyButton>('[data-early]')
    if (button?.ariaPressed) {
      // A toggle button shows at once that it is pressed.
      button.ariaPressed = `${button.ariaPressed !== 'true'}`
      button.early = event
    } else if (button) page['pressed'] = button.id
    // A radio button or a checkbox.
    if (target.checked !== target.defaultChecked) target.early = true
  })

  listen('keydown', (event) => {
    // Before the form's code has loaded, "Send" submits nothing, and the browser presses no other button at Enter.
    if (event.key === 'Enter' && !event.isComposing)
      (event.target as Field).closest('input')?.form?.querySelector<EarlyButton>('#send[data-early]')?.click()
  })

  listen('input', (event) => {
    const field = event.target as Field
    field.early = true
    note(field)
    // What is typed after a press takes the press back: nothing half typed is sent.
    delete page['pressed']
  })

  try {
    if (localStorage['device:kiosk'] != null) {
      page['kiosk'] = ''
      // Before the kiosk's code has loaded, no link leaves the site or opens another window.
      for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart'] as const)
        listen(type, (event) => {
          const link = page['kiosk'] != null && (event.target as Element).closest('a')
          const opensElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey
          // The menu and the dragging of a link lead away from every link.
          if (!link || (type.endsWith('click') && link.origin === origin && !opensElsewhere)) return
          event.preventDefault()
          // Once loaded, the kiosk's code shows a QR code for what needs a phone.
          if (!page['kiosk']) event.stopPropagation()
        })
      listen('submit', (event) => page['kiosk'] != null && event.preventDefault())
    }
    // The notice that this device knows is there from the first paint on: later it would move the page. It is 13 digits (valid until,
    // epoch ms), a space and the text.
    const notice = JSON.parse(localStorage['device:notice'])
    if (Date.now() < parseInt(notice, 10)) {
      page['notice'] = notice.slice(14)
      document.documentElement.style.setProperty('--notice', JSON.stringify(page['notice']).replaceAll('\\n', '\\a '))
    }
  } catch {
    // The browser refuses its storage, so this cannot be a kiosk.
  }

  /** Asks for the chunks of the page, which the build names in a `meta` element. */
  const askForChunks = () => {
    const chunks = document.querySelector<HTMLMetaElement>('meta[name=modules]')
    chunks?.remove()
    for (const href of chunks?.content.split(' ') || []) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
    }
  }

  // After the first paint, once the first picture has come: before that they would compete with it for the line.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (picture && !picture.complete) {
      picture.onload = askForChunks
      picture.onerror = askForChunks
    } else askForChunks()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(askForChunks, LATEST_CHUNKS)
}
