import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { translate } from '../translate.ts'

// React says in the console that the HTML is not the one it rendered.
test.use({ expectedErrors: [/Minified React error #418/] })

/** What a password manager does: an icon beside each field. */
function addIcons() {
  for (const field of document.querySelectorAll('form input[name], form textarea')) {
    const icon = document.createElement('div')
    icon.dataset['lastpassIconRoot'] = ''
    field.after(icon)
  }
}

/** What a spelling checker does: an element of its own behind the text area. */
const addChecker = () => document.querySelector('form textarea')?.after(document.createElement('grammarly-extension'))

const CHANGES = { 'a password manager': addIcons, 'a spelling checker': addChecker, 'a translation': translate }

const firstName = (page: Page) => page.locator('[name=firstName]')
const message = (page: Page) => page.locator('[name=message]')

for (const [who, change] of Object.entries(CHANGES)) {
  test(`what is typed stays when ${who} changes the page before the form's code comes`, async ({ page }) => {
    const letCome = await hold(page, FORM_CODE)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await page.evaluate(change)
    await message(page).fill(PAYLOAD.message)
    await page.locator('[name=interest][value=parts]').check({ force: true })
    await firstName(page).click()
    await page.keyboard.type('Anna')
    letCome()
    await expect(page.locator('#send')).toHaveAttribute('type', 'submit')
    await page.keyboard.type('belle')
    await expect(firstName(page)).toHaveValue('Annabelle')
    await expect(message(page)).toHaveValue(PAYLOAD.message)
    await expect(page.locator('[name=interest][value=parts]')).toBeChecked()
  })
}
