import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../../tools/browser.mjs'
import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'

// The browser keeps pages that were left and shows them again as they were, with Back. Playwright turns that off.
test.use({
  launchOptions: {
    executablePath: await requireBrowser(),
    args: TEST_BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const SECOND = 'The second, much longer version'

/** Types in one document, and goes on with the draft in another. */
async function typeInTwo(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted)
    }),
  )
  await page.goto(paths.contact)
  await fillIn(page, { Message: 'The first version of the text' })
  await expect.poll(() => draftOf(page)).toContain('first version')
  await page.goto(paths.inventory)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(messageField(page)).toHaveValue('The first version of the text')
  await messageField(page).fill(SECOND)
  await expect.poll(() => draftOf(page)).toContain(SECOND)
}

async function goBack(page: Page, entries: number) {
  await page.evaluate((by) => void setTimeout(() => history.go(by), 0), -entries)
  await expect(page.locator('html[data-kept=true]')).toBeAttached()
}

test('a page of the back/forward cache continues with the current draft', async ({ page }) => {
  await typeInTwo(page)
  await goBack(page, 2)
  await expect(messageField(page)).toHaveValue(SECOND)
  await page.getByLabel('First name').press('End')
  await page.keyboard.type('a')
  await expect.poll(() => draftOf(page)).toContain(SECOND)
})

test('a page of the back/forward cache does not show a message that was sent meanwhile', async ({ page }) => {
  await typeInTwo(page)
  await sendButton(page).click()
  await expect(page.getByText(/Your reference number is/)).toBeVisible()
  await goBack(page, 3)
  await expect(messageField(page)).toHaveValue('')
})
