import type { Page } from 'playwright/test'

/** Slows the page's processor down, as a cheap phone does; `times` 1 is full speed again. */
export async function slowDown(page: Page, times = 6): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/**
 * A slow phone while something happens. Chromium emulates one by keeping a processor busy, also while the page has nothing
 * to do, so a test is slow only where that can make a difference.
 */
export async function slowWhile<T>(page: Page, something: () => Promise<T>): Promise<T> {
  await slowDown(page)
  const result = await something()
  await slowDown(page, 1)
  return result
}
