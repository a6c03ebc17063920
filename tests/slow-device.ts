import type { Page } from 'playwright/test'

/** Slows the page's processor down, as a cheap phone does. */
export async function slowDown(page: Page, times = 6): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}
