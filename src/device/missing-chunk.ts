import { readTab, writeTab } from '../lib/tab-store.ts'

/** The chunks for which this tab was reloaded. */
const RELOADED_FOR = 'reloaded-for'

/**
 * A missing chunk belongs to a build that is no longer served: reloads the page, once for each such chunk, and only
 * when the server was seen to answer. Otherwise the browser's own error page would take the place of what is shown, and
 * of what a person has typed.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', ({ payload }) => void reloadFor(payload.message))
}

async function reloadFor(chunk: string) {
  if (reloadedFor().includes(chunk) || !(await pageCanBeHad())) return
  await typingPaused()
  // All of them: two that stay missing (a content blocker, half a deployment) would take turns for ever. A browser that stores nothing
  // would be reloaded for ever.
  if (writeTab(RELOADED_FOR, [...reloadedFor(), chunk])) location.reload()
}

function reloadedFor(): unknown[] {
  const chunks = readTab(RELOADED_FOR)
  return Array.isArray(chunks) ? chunks : []
}

/** Pause in typing before the page is reloaded, in ms. */
const PAUSE_MS = 3_000

/** Resolves at once unless a field has the focus: text that is typed during a reload is lost. */
const typingPaused = () =>
  new Promise<void>((resolve) => {
    if (!document.activeElement?.matches('input, textarea')) return resolve()
    let timer = setTimeout(resolve, PAUSE_MS)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, PAUSE_MS)
    }
    // Captured: React stops events on their way to a part of the page that it has not hydrated yet.
    addEventListener('input', wait, true)
  })

/** `navigator.onLine` says nothing: true also behind a captive portal, and false on some networks that work. */
const pageCanBeHad = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' })
    .then((response) => response.text())
    .then(
      (html) => html.includes('id="root"'),
      () => false,
    )
