/*
 * Runs while the HTML of a page is parsed, before any module: the build writes it, minified, into the head of every
 * page (`tools/vite/write-inline-script.ts`). So it imports nothing, and each line is part of every page. The other
 * files of this folder read what it records; docs/contracts.md describes the attributes.
 */

/** The showroom's opening and closing time by day of the week; null when it is closed. The build fills them in. */
declare const SHOWROOM_HOURS: readonly (readonly [opens: string, closes: string] | null)[]

{
  type Field = HTMLInputElement & { early?: true }
  type EarlyButton = HTMLButtonElement & { early?: Event }
  type Notice = { from: string; to: string; text: string }

  /** The longest time for which content that depends on the query stays hidden, in ms. */
  const LONGEST_PENDING_MS = 8_000
  /** The latest time at which the page's chunks are requested, in ms. */
  const LATEST_CHUNKS_MS = 2_000

  const page = document.documentElement.dataset
  const query = location.search

  // The page was prerendered without its query, so content that depends on it is hidden until it is rendered again.
  if (query) {
    page['query'] = query
    page['pending'] = ''
    setTimeout(() => delete page['pending'], LONGEST_PENDING_MS)
  }

  /** Runs before all other listeners. */
  const listen = <T extends keyof WindowEventMap>(type: T, listener: (event: WindowEventMap[T]) => void) =>
    addEventListener(type, listener, true)

  /**
   * Fields used before their component was loaded, the focused one last. React may replace them; `early-input.ts` then
   * reads them here.
   */
  const unhydratedFields = new Set<Field>()
  Object.assign(window, { unhydratedFields })
  const note = (field: Field) => {
    if (!field.labels || field.closest('[data-owned]')) return
    unhydratedFields.delete(field)
    unhydratedFields.add(field)
  }
  listen('focusin', (event) => note(event.target as Field))
  // React may replace the field during the press, before it gets the focus.
  listen('mousedown', (event) => note(event.target as Field))

  listen('click', (event) => {
    const target = event.target as Field
    const button = target.closest<EarlyButton>('[data-early]')
    const pressed = button?.getAttribute('aria-pressed')
    if (button && pressed) {
      // Shows at once that a toggle button is pressed.
      button.setAttribute('aria-pressed', `${pressed !== 'true'}`)
      button.early = event
    } else if (button) page['pressed'] = button.id
    // A radio button or a checkbox.
    if (target.checked !== target.defaultChecked) target.early = true
  })

  listen('keydown', (event) => {
    // Until the form's code has loaded, "Send" is no submit button, so the browser does not press it on Enter.
    if (event.key === 'Enter' && !event.isComposing)
      (event.target as Field).closest('input')?.form?.querySelector<EarlyButton>('#send[data-early]')?.click()
  })

  listen('input', (event) => {
    const field = event.target as Field
    field.early = true
    note(field)
    // Typing after a press cancels the press, so that nothing half typed is sent.
    delete page['pressed']
  })

  /** Hands what the device has stored to its reader. Each item fails alone: what one lacks keeps no other from being read. */
  const readStored = (key: string, read: (text: string) => void) => {
    try {
      const text = localStorage[`device:${key}`]
      if (text != null) read(text)
    } catch {
      // The browser refuses storage, or what is stored has another format.
    }
  }

  // Shows a stored notice from the first paint on, because it would move the page later. `src/device/days-persister.ts`
  // stores it.
  readStored('days', (text) => {
    const [stored] = JSON.parse(text).clientState.queries
    page['days'] = ''
    // By New York's winter clock: in summer, the first hour of a day shows the notice of the day before until hydration.
    const day = new Date(Date.now() - 18_000_000).toISOString().slice(0, 10)
    const notices = stored.state.data.notices.filter(({ from, to }: Notice) => from <= day && day <= to)
    if (notices.length === 0) return
    page['notice'] = notices.map(({ text }: Notice) => text).join('\n')
    document.documentElement.style.setProperty('--notice', JSON.stringify(page['notice']).replaceAll('\\n', '\\a '))
  })

  readStored('kiosk', () => {
    page['kiosk'] = ''
    // Until the kiosk's code has loaded, no link may leave the site or open another window.
    for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart'] as const)
      listen(type, (event) => {
        const link = page['kiosk'] != null && (event.target as Element).closest('a')
        const opensElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey
        // The context menu and dragging lead away from the site with any link.
        if (!link || (type.endsWith('click') && link.origin === origin && !opensElsewhere)) return
        event.preventDefault()
        // Once loaded, the kiosk's code handles the press itself, and shows a QR code for what needs a phone.
        if (!page['kiosk']) event.stopPropagation()
      })
    listen('submit', (event) => page['kiosk'] != null && event.preventDefault())
  })

  // Which of two buttons leads on a cart's page depends on the hours, and must not change after the first paint.
  if (location.pathname.startsWith('/vehicle')) {
    const now = Date.now()
    const year = new Date(now).getUTCFullYear()
    const nextSunday = (at: number) => at + ((7 - new Date(at).getUTCDay()) % 7) * 86_400_000
    // As in `src/contract/dealer-clock.ts`.
    const isSummer = now >= nextSunday(Date.UTC(year, 2, 8, 7)) && now < nextSunday(Date.UTC(year, 10, 1, 6))
    const there = new Date(now - (isSummer ? 4 : 5) * 3_600_000)
    const time = there.toISOString().slice(11, 16)
    const [opens, closes] = SHOWROOM_HOURS[there.getUTCDay()] ?? [time, time]
    if (page['kiosk'] != null || time < opens || time >= closes) page['closed'] = ''
  }

  /** Requests the chunks of the page, which the build lists in a `meta` element. */
  const askForChunks = () => {
    const chunks = document.querySelector<HTMLMetaElement>('meta[name=modules]')
    chunks?.remove()
    for (const href of chunks?.content.split(' ') || []) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
    }
  }

  // Waits for the first paint and the first picture, with which the chunks would compete for bandwidth.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (picture && !picture.complete) {
      picture.onload = askForChunks
      picture.onerror = askForChunks
    } else askForChunks()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(askForChunks, LATEST_CHUNKS_MS)
}
