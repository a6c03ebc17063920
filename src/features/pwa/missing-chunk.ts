const MARK = 'reloaded-for'

/**
 * A chunk that is not there belongs to a build that is gone: the page is loaded anew, once for each such chunk, and only
 * with a connection, because without one the new page might not come.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === payload.message) return
    sessionStorage.setItem(MARK, payload.message)
    location.reload()
  })
}
