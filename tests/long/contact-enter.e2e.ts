import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, leaveDraft, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

test('Enter in a field leaves an unfinished message where it is, sends a finished one, and never clears it', async ({
  page,
}) => {
  await page.goto('/contact')
  await messageField(page).fill(PAYLOAD.message)
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check')
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await fillIn(page)
  await page.getByLabel('Phone', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/thank-you')
})

for (const [what, scripts] of Object.entries({ 'any script': SCRIPTS, 'the code of the form': FORM_CODE })) {
  test(`Enter in a field before ${what} has loaded sends a finished message`, async ({ page }) => {
    const letCome = await hold(page, scripts)
    await page.goto(paths.contact, { waitUntil: 'commit' })
    await fillIn(page)
    await page.getByLabel('Phone', { exact: true }).press('Enter')
    letCome()
    await expect(page).toHaveURL(paths.thankYou)
  })

  test(`Enter in a field before ${what} has loaded says what is missing`, async ({ page }) => {
    const letCome = await hold(page, scripts)
    await page.goto(paths.contact, { waitUntil: 'commit' })
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('First name').press('Enter')
    letCome()
    await expect(page.getByRole('alert')).toContainText('Please check')
    await expect(page.getByLabel('First name')).toHaveValue('Ann')
  })
}

test('Enter does not restore an unfinished message that is only offered', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  // The name may come after the text.
  await expect.poll(() => draftOf(page)).toContain('Denago EV City')
  await page.goto(paths.contactAbout('rover-xl'))
  await expect(page.getByText('An unfinished message about Denago EV City')).toBeVisible()
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check')
  await expect(messageField(page)).toHaveValue('')
})
