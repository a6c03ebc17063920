import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page, TestInfo } from 'playwright/test'
import { BROWSER_FAULT } from '../tools/reports.mjs'

/** How long a page is given for its frames, in ms. A slow machine takes a second for one. */
const FRAME_WAIT = 20_000

/** How many frames in a row show that a page is drawn: one or two may be on their way when the browser stops. */
const FRAMES = 5

/**
 * What a page does: `draws` when it gets frames, `stopped` when its scripts run and no frame comes, `silent` when its scripts do not
 * answer either, or it is closed.
 */
type Drawing = 'draws' | 'stopped' | 'silent'

async function drawingOf(page: Page): Promise<Drawing> {
  const gone = new AbortController()
  const silence = delay(2 * FRAME_WAIT, 'silent' as const, { signal: gone.signal }).catch(() => 'silent' as const)
  const answer = framesOf(page).catch(() => 'silent' as const)
  const drawing = await Promise.race([answer, silence])
  gone.abort()
  return drawing
}

/** In a JavaScript world of its own: a test may have stopped the clock of the page's. */
async function framesOf(page: Page): Promise<Drawing> {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const world = await devtools.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  const { result } = await devtools.send('Runtime.evaluate', {
    contextId: world.executionContextId,
    awaitPromise: true,
    expression: `new Promise((resolve) => {
      const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : resolve('draws')
      next(${FRAMES})
      setTimeout(() => resolve(document.hidden ? 'silent' : 'stopped'), ${FRAME_WAIT})
    })`,
  })
  return result.value
}

/**
 * Annotates a test that failed while its browser had stopped to draw one of its pages. Chromium without a window does that about once in
 * several thousand tests: scripts run, `requestAnimationFrame` is not called any more, and Playwright waits for two frames before it
 * presses anything. `tools/run-steps.mjs` runs such a test again.
 */
export async function noteBrowserFault(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    if ((await drawingOf(page)) !== 'stopped') continue
    const description = `The browser drew no frame of ${page.url()} in ${FRAME_WAIT / 1000} s: ${await remedies(context, page)}`
    testInfo.annotations.push({ type: BROWSER_FAULT, description })
  }
}

/** What makes it draw again, for whoever looks for the cause. */
async function remedies(context: BrowserContext, page: Page): Promise<string> {
  const tried: string[] = []
  const attempt = async (name: string, remedy: () => Promise<unknown>) => {
    await Promise.race([remedy().catch(() => {}), delay(FRAME_WAIT)])
    tried.push(`${name}: ${await drawingOf(page)}`)
  }
  await attempt('after a picture of it', () => page.screenshot({ timeout: FRAME_WAIT }))
  await attempt('in another size', () => page.setViewportSize({ width: 801, height: 601 }))
  await attempt('brought to the front', () => page.bringToFront())
  const beside = await context.newPage()
  tried.push(`a new page beside it: ${await drawingOf(beside)}`)
  return tried.join(', ')
}
