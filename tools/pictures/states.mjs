// States of pages that only appear after an action.

/** @typedef {{ name: string, path: string, enter: (page: import('playwright').Page) => Promise<unknown> }} State */

const VEHICLE = '/vehicles/evolution-d6-max-xt4'

/** @type {readonly State[]} */
export const states = [
  {
    name: 'first-link-focused',
    path: '/',
    enter: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'button-under-pointer',
    path: '/',
    enter: (page) => page.locator('main a[href="/inventory"]').first().hover(),
  },
  {
    name: 'menu-open',
    path: '/',
    enter: async (page) => {
      // Narrow screens have a panel, wide screens a menu.
      const button = page.getByRole('link', { name: 'Menu' })
      if (await button.isVisible()) await button.click()
      else await page.locator('header summary').first().click()
    },
  },
  {
    name: 'filters-open',
    path: '/inventory',
    enter: async (page) => {
      const button = page.getByRole('button', { name: /^Filters/ })
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'nothing-found',
    path: '/inventory?search=zeppelin',
    enter: (page) => page.getByRole('searchbox').focus(),
  },
  {
    name: 'viewer-open',
    path: VEHICLE,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Full screen' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'form-refused',
    path: '/contact',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.locator('[data-error]').first().waitFor()
    },
  },
  {
    name: 'offline',
    path: '/inventory',
    enter: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('offline', { exact: false }).first().waitFor()
    },
  },
]
