const MARK = 'reloaded-for'

/**
 * A chunk that is not there belongs to a build that is gone: the page is loaded anew, once for each such chunk, and only
 * when the new page is sure to come. Otherwise the browser's own error page would take the place of what is shown, and
 * of what somebody has typed.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', ({ payload }) => void reloadFor(payload.message))
}

async function reloadFor(chunk: string) {
  if (!navigator.onLine || sessionStorage.getItem(MARK) === chunk || !(await pageCanBeHad())) return
  sessionStorage.setItem(MARK, chunk)
  location.reload()
}

/** The browser's word is not enough: behind a dead connection, or one that wants a sign-in first, it says "online" too. */
const pageCanBeHad = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' })
    .then((response) => response.text())
    .then(
      (html) => html.includes('id="root"'),
      () => false,
    )
