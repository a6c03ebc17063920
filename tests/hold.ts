import type { Page } from 'playwright/test'

/** The scripts of every page. */
export const SCRIPTS = /\/assets\/.*\.js$/

/** The code of the contact page and its form. */
export const FORM_CODE = /\/assets\/contact-(?!page)[^/]*\.js$/

/**
 * Keeps what a page asks for under way, as the slowest of lines does.
 * @param what addresses, as `page.route` takes them
 * @param options of `page.route`: how many of them, for example
 * @returns releases it, and whatever is asked for from then on
 */
export async function hold(
  page: Page,
  what: string | RegExp,
  options?: Parameters<Page['route']>[2],
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    what,
    async (route) => {
      await held
      await route.continue()
    },
    options,
  )
  return release
}
