import { paths } from '../../src/addresses/paths.ts'
import { draftOf, expectNothingOf, leaveDraft, messageField, offer } from '../contact-page.ts'
import { axe, expect, test } from '../fixtures.ts'
import { PAYLOAD } from '../inquiry.ts'

test('a draft comes back after a reload and with Back, for the same cart', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await page.reload()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(paths.inventory)
  await page.goBack()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await expect(offer(page)).toHaveCount(0)
})

test('a visitor who asks about another cart sees no text of the draft, and can continue it', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  // The name may come after the text.
  await expect.poll(() => draftOf(page)).toContain('Denago EV City')
  await page.goto(paths.contactAbout('rover-xl'))
  await expect(page.getByText('About Denago Rover XL')).toBeVisible()
  await expect(offer(page)).toContainText('An unfinished message about Denago EV City')
  await expect(offer(page)).toContainText(/Last changed today, \d+:\d\d [AP]M/)
  await expectNothingOf(page)
  expect(await axe(page)).toEqual([])
  // What is typed here is a message of its own.
  await messageField(page).fill('Does the Rover tow?')
  await offer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.goto(paths.contactAbout('rover-xl'))
  await expect(messageField(page)).toHaveValue('Does the Rover tow?')
})
