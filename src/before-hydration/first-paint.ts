import { yieldToMain } from './yield-to-main.ts'

/** Longest that a page without a paint, or a picture that does not load, delays the scripts, in ms. */
const LONGEST_WAIT_MS = 1_000

/**
 * Resolves when a prerendered page and its first picture are on the screen. Scripts are loaded and run after that: before,
 * they compete with the first picture for a slow connection and a slow processor, most of all where the worker has them
 * cached. An empty page is drawn by the scripts, one that reads its address's query is hidden until they have read
 * it (`data-pending`), and one in the background is not drawn: none of these is waited for.
 */
export async function afterFirstPaint(): Promise<void> {
  const isPrerendered = document.getElementById('root')?.firstElementChild
  const waitsForScripts = document.querySelector('[data-pending] [data-reads-query]')
  if (!isPrerendered || waitsForScripts || document.hidden) return
  await Promise.race([shown(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  await yieldToMain()
}

async function shown() {
  await firstPaint()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // A picture that fails to load is not waited for.
  await picture?.decode().catch(() => {})
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
