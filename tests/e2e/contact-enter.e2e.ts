import { paths } from '../../src/addresses/paths.ts'
import { fillIn, leaveDraft, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { PAYLOAD } from '../inquiry.ts'

test('Enter in a field leaves an unfinished message where it is, sends a finished one, and never clears it', async ({
  page,
}) => {
  await page.goto('/contact')
  await messageField(page).fill(PAYLOAD.message)
  // Before its code is there, the form has no button that Enter could press.
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('fields need another look')
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await fillIn(page)
  await page.getByLabel('Phone', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/thank-you')
})

test('Enter does not take up an unfinished message that is only offered', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await page.goto(paths.contactAbout('rover-xl'))
  await expect(page.getByText('An unfinished message about Denago EV City')).toBeVisible()
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('fields need another look')
  await expect(messageField(page)).toHaveValue('')
})
