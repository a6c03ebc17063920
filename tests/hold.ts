import type { Page } from 'playwright/test'

/** The scripts of every page. */
export const SCRIPTS = /\/assets\/.*\.js$/

/** The code of the contact page and its form. */
export const FORM_CODE = /\/assets\/contact-(?!page)[^/]*\.js$/

/**
 * Holds requests of a page, as a very slow line does.
 * @param what addresses, as `page.route` takes them
 * @param options of `page.route`: how many of them, for example
 * @returns releases the held requests and all later ones
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
