import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, leaveDraft, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { withoutOwnLimits } from '../own-limits.ts'

const offer = (page: Page) => page.getByText(/An unfinished message/)

async function setShared(page: Page, isShared: boolean) {
  await page.goto(paths.outbox)
  await page.getByRole('checkbox', { name: 'Several people use this device' }).setChecked(isShared)
}

/** Leaves the form and comes back to it, both by links of the site. */
async function followLinks(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
}

test('on a shared device, an unfinished message comes back only while its person is there', async ({ page }) => {
  await page.clock.install()
  await setShared(page, true)
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await page.goto(paths.contactAbout('rover-xl'))
  await expect(page.getByText('About Denago Rover XL')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.goBack()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.clock.fastForward('03:30')
  await expect(messageField(page)).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
  expect(await draftOf(page)).toBeNull()
})

test('on a shared device, a link or an address shows nothing of an unfinished message', async ({ page }) => {
  await setShared(page, true)
  await leaveDraft(page, paths.contact)
  await followLinks(page)
  await expect(messageField(page)).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await page.goBack()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.goto(paths.inventory)
  await page.goto(paths.contact)
  await page.getByLabel('First name').focus()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(messageField(page)).toHaveValue('')
})

test('on a shared device, a reload keeps the text after a link to the page itself', async ({ page }) => {
  await setShared(page, true)
  await leaveDraft(page, paths.contact)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(entries).toBe(before + 1)
  await page.reload()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
})

test('on a shared device, the form of the next person never shows what the last one typed', async ({ page }) => {
  await page.clock.install()
  await setShared(page, true)
  await leaveDraft(page, paths.contact)
  await followLinks(page)
  await page.getByLabel('First name').fill('Bert')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward('00:50')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(messageField(page)).toHaveValue('')
  await fillIn(page, { Message: 'A message of the next person' })
  await sendButton(page).click()
  await expect(page.getByText(/Your reference number is/)).toBeVisible()
  await page.goBack()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(messageField(page)).toHaveValue('')
})

test('text typed on a shared device is not offered after the device is set back to one person', async ({ page }) => {
  await setShared(page, true)
  await leaveDraft(page, paths.contactAbout('ev-city'))
  await setShared(page, false)
  await page.goto(paths.contact)
  await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name')
  await expect(offer(page)).toHaveCount(0)
})

test('on a shared device, early input comes back only at the history entry where it was typed', async ({ page }) => {
  await setShared(page, true)
  const letCome = await hold(page, FORM_CODE)
  await page.goto(paths.contact, { waitUntil: 'commit' })
  await messageField(page).fill('Typed by the first person')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  letCome()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await page.reload()
  await page.getByLabel('First name').focus()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(messageField(page)).toHaveValue('')
  const letAgain = await hold(page, FORM_CODE)
  await page.goto(paths.contact, { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Bert')
  await page.reload({ waitUntil: 'commit' })
  letAgain()
  await expect(page.getByLabel('First name')).toHaveValue('Bert')
  await expect(messageField(page)).toHaveValue('')
})

test('on a shared device, the form asks the browser not to remember typed text', async ({ page }) => {
  await page.goto('/outbox')
  await page.getByRole('checkbox', { name: 'Several people use this device' }).check()
  await page.goto('/contact')
  await fillIn(page)
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Make'])
    await expect(page.getByRole('textbox', { name: label, exact: true, includeHidden: true })).toHaveAttribute(
      'autocomplete',
      'off',
    )
})

test.describe('an answer after the person has left', () => {
  test.use({ expectedErrors: [/Failed to load resource.*503/] })

  test('a message that a busy server did not take waits in the outbox', async ({ page }) => {
    await withoutOwnLimits(page)
    await setShared(page, true)
    let letAnswer = () => {}
    const held = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    await page.route('/api/contact', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { error: 'Busy' } })
    })
    await page.goto(paths.contact)
    await fillIn(page)
    const asked = page.waitForRequest('/api/contact')
    await sendButton(page).click()
    await asked
    await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
    const answered = page.waitForResponse('/api/contact')
    letAnswer()
    await answered
    await expect(page.getByText('1 message waiting.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goto(paths.contact)
    await page.getByLabel('First name').focus()
    await expect(sendButton(page)).toHaveAttribute('type', 'submit')
    await expect(messageField(page)).toHaveValue('')
  })
})
