import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect } from '../fixtures.ts'
import { PIN } from '../kiosk.ts'
import { test } from '../short-install.ts'

type Launched = Window & { launchTo?: (targetURL: string) => void }

test.beforeEach(({ page }) =>
  // Browsers launch installed apps only, and this test runs in a tab.
  page.addInitScript(() => {
    const setConsumer: NonNullable<Window['launchQueue']>['setConsumer'] = (consumer) => {
      ;(window as Launched).launchTo = (targetURL) => consumer({ targetURL })
    }
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  }),
)

/** Presses a shortcut of the installed app. */
async function pressShortcut(page: Page) {
  await page.waitForFunction(() => 'launchTo' in window)
  await page.evaluate(() => (window as Launched).launchTo?.(`${location.origin}/rentals`))
}

const setUpButton = (page: Page) => page.getByRole('button', { name: 'Open kiosk settings' })

const typed: readonly { what: string; path: string; type: (page: Page) => Promise<void> }[] = [
  {
    what: 'an address',
    path: paths.contact,
    type: (page) => page.getByRole('textbox', { name: 'Email' }).fill('dana@'),
  },
  {
    what: 'a chosen time of day',
    path: paths.contact,
    type: async (page) => {
      await page.getByText('Add details').click()
      await page.getByText('Morning').click()
    },
  },
  {
    what: 'a PIN',
    path: paths.kiosk,
    type: async (page) => {
      await setUpButton(page).click()
      await page.getByLabel('PIN to leave kiosk mode').fill(PIN)
    },
  },
]

for (const { what, path, type } of typed)
  test(`a shortcut of the installed app leaves a form with ${what} only when told to`, async ({ page }) => {
    await page.goto(path)
    await type(page)
    await pressShortcut(page)
    await expect(page.getByText('We kept this page open.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page).toHaveURL(/rentals$/)
  })

for (const path of [paths.contact, paths.eco, paths.inventory, paths.kiosk])
  test(`a shortcut of the installed app opens its page from ${path}, where nothing is typed`, async ({ page }) => {
    await page.goto(path)
    if (path === paths.kiosk) await setUpButton(page).click()
    await pressShortcut(page)
    await expect(page).toHaveURL(/rentals$/)
  })
