import { yieldToMain } from './yield-to-main.ts'

/** A page that is not drawn, or a picture that does not come, delays the scripts no longer than this, in ms. */
const PATIENCE = 1_000

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
  await Promise.race([shown(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  await yieldToMain()
}

async function shown() {
  await firstPaint()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // One that can't be had is no reason to wait.
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
