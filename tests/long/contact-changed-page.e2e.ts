import type { Page } from 'playwright/test'
import { CHANGES } from '../changed-page.ts'
import { expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

// React says in the console that the HTML is not the one it rendered.
test.use({ expectedErrors: [/Minified React error #418/] })

const firstName = (page: Page) => page.locator('[name=firstName]')
const message = (page: Page) => page.locator('[name=message]')

for (const [who, change] of Object.entries(CHANGES)) {
  test(`no letter is lost that is typed while React renders a page again that ${who} has changed`, async ({ page }) => {
    const letScriptsCome = await hold(page, SCRIPTS)
    const letFormCome = await hold(page, /\/assets\/contact-form-/)
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(change)
    await message(page).fill(PAYLOAD.message)
    await page.locator('[name=interest][value=parts]').check({ force: true })
    await firstName(page).click()
    await page.keyboard.type('Anne')
    await page.keyboard.press('ArrowLeft')
    letScriptsCome()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.keyboard.type('ab')
    await expect(firstName(page)).toHaveValue('Annabe')
    letFormCome()
    await expect(page.locator('#send')).toHaveAttribute('type', 'submit')
    await page.keyboard.type('ell')
    await expect(firstName(page)).toHaveValue('Annabelle')
    await expect(message(page)).toHaveValue(PAYLOAD.message)
    await expect(page.locator('[name=interest][value=parts]')).toBeChecked()
  })
}

test.describe('without the code of the form', () => {
  test.use({ expectedErrors: [/Minified React error #418|net::ERR_FAILED|dynamically imported module/] })

  test('the form of a page that was translated stays with what was typed, and says that it does not work', async ({
    page,
  }) => {
    const letScriptsCome = await hold(page, SCRIPTS)
    await page.route(/\/assets\/contact-form-/, (route) => route.abort())
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(CHANGES['a translation'])
    await firstName(page).fill('Anna')
    letScriptsCome()
    await expect(page.getByRole('alert')).toContainText('This form didn’t load')
    await expect(firstName(page)).toHaveValue('Anna')
  })
})
