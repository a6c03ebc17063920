import { readTab, writeTab } from '../lib/tab-store.ts'

/** The chunks for which this tab was reloaded. */
const RELOADED_FOR = 'reloaded-for'

/**
 * A missing chunk belongs to a build that is no longer served: reloads the page once for each such chunk, and only
 * after the server was seen to answer. Otherwise the browser's error page would replace the page and what a person has
 * typed.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', ({ payload }) => void reloadFor(payload.message))
}

async function reloadFor(chunk: string) {
  if (reloadedFor().includes(chunk) || !(await pageCanBeHad())) return
  await typingPaused()
  // Remembers all of them: two chunks that stay missing (a content blocker, half a deployment) would cause reloads in
  // turns forever. Without storage the page would reload forever, so it does not.
  if (writeTab(RELOADED_FOR, [...reloadedFor(), chunk])) location.reload()
}

function reloadedFor(): unknown[] {
  const chunks = readTab(RELOADED_FOR)
  return Array.isArray(chunks) ? chunks : []
}

/** The pause in typing after which the page is reloaded, in ms. */
const PAUSE_MS = 3_000

/** Resolves at once unless a field has the focus, because text typed during a reload is lost. */
const typingPaused = () =>
  new Promise<void>((resolve) => {
    if (!document.activeElement?.matches('input, textarea')) return resolve()
    let timer = setTimeout(resolve, PAUSE_MS)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, PAUSE_MS)
    }
    // Captured, because React stops events on their way to a part of the page that is not hydrated.
    addEventListener('input', wait, true)
  })

/** `navigator.onLine` does not help: it is true behind a captive portal, and false on some networks that work. */
const pageCanBeHad = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' })
    .then((response) => response.text())
    .then(
      (html) => html.includes('id="root"'),
      () => false,
    )
