import { paths } from '../../src/addresses/paths.ts'
import {
  draftOf,
  expectNothingOf,
  fillIn,
  leaveDraft,
  messageField,
  offer,
  sellHere,
  sendButton,
} from '../contact-page.ts'
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

test('whoever asks about another cart sees nothing of the draft, and may go on with it', async ({ page }) => {
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

test('"Clear" empties the form, keeps the cart, and can be undone until something is typed', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectNothingOf(page)
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  expect(await draftOf(page)).toBeNull()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  expect(await axe(page)).toEqual([])
  await undo.click()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.reload()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByLabel('First name').pressSequentially('E')
  await expect(undo).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('E')
  await expect(messageField(page)).toHaveValue('')
})

test('after sending, a new customer starts with an empty form, with the cart or without, also when an older message of the tab is unfinished', async ({
  page,
}) => {
  await sellHere(page)
  await page.goto(paths.contact)
  await fillIn(page, { 'First name': 'Unfinished' })
  await expect.poll(() => draftOf(page)).toContain('Unfinished')
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await sendButton(page).click()
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  await page.getByRole('link', { name: 'New customer, same cart' }).click()
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  await expectNothingOf(page)
  await page.goBack()
  await page.getByRole('link', { name: 'New customer', exact: true }).click()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
  await expectNothingOf(page)
  await expect(page.getByText('About Denago EV City')).toHaveCount(0)
})
