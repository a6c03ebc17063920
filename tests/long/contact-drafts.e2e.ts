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
import { OwnBrowser } from '../faults/own-browser.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

test('a draft that is restored while the visitor starts to type does not mix with the new text', async ({ page }) => {
  await leaveDraft(page, paths.contact)
  const letCome = await hold(page, SCRIPTS)
  await page.goto(paths.contact, { waitUntil: 'commit' })
  await page.getByLabel('First name').focus()
  letCome()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.keyboard.type('Grace')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
})

test('"Start fresh" discards only the message that it names, and "Undo" restores it', async ({ page }) => {
  for (const cart of ['denago-nomad', 'denago-rover-xl']) {
    await page.goto(paths.contactAbout(cart))
    await fillIn(page, { 'First name': cart })
    await expect.poll(() => draftOf(page)).toContain(`"firstName":"${cart}"`)
  }
  await expect.poll(() => draftOf(page)).toContain('Denago Rover XL')
  await page.goto(paths.contact)
  await expect(offer(page)).toContainText('An unfinished message about Denago Rover XL')
  await offer(page).getByRole('button', { name: 'Start fresh' }).click()
  await expect(offer(page)).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Start fresh' }).click()
  await messageField(page).fill('Something else altogether')
  await expect(undo).toHaveCount(0)
  await page.goto(paths.contactAbout('denago-rover-xl'))
  await expectNothingOf(page)
  await page.goto(paths.contactAbout('denago-nomad'))
  await expect(page.getByLabel('First name')).toHaveValue('denago-nomad')
})

test('no other message can be continued while the one in the fields is checked and sent', async ({ page }) => {
  await leaveDraft(page, paths.contactAbout('ev-city'))
  const letRulesCome = await hold(page, /\/assets\/form-schema-/)
  const letAnswerCome = await hold(page, '/api/contact')
  await page.goto(paths.contact)
  await fillIn(page, { Message: 'Another message, about no cart' })
  const next = offer(page).getByRole('button', { name: 'Continue' })
  await expect(next).toBeEnabled()
  await sendButton(page).click()
  await expect(next).toBeDisabled()
  const request = page.waitForRequest('/api/contact')
  letRulesCome()
  expect((await request).postDataJSON()).toMatchObject({ message: 'Another message, about no cart' })
  await expect(next).toBeDisabled()
  letAnswerCome()
  await expect(page).toHaveURL(paths.thankYou)
})

test('after half an hour the form empties and offers the draft, also on a page that stayed open', async ({ page }) => {
  await page.clock.install()
  await leaveDraft(page, paths.contact)
  await page.clock.fastForward('29:00')
  await page.reload()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.clock.fastForward('31:00')
  await expect(offer(page)).toBeVisible()
  await expectNothingOf(page)
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expectNothingOf(page)
  await offer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject(PAYLOAD)
})

test('Back after a success shows an empty form, also when the page in between was reloaded', async ({ page }) => {
  await leaveDraft(page, paths.contact)
  await sendButton(page).click()
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
  await expectNothingOf(page)
  await page.goForward()
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
  await expectNothingOf(page)
})

test('Back pressed before the page of thanks is drawn shows an empty form', async ({ page }) => {
  const letCome = await hold(page, /\/assets\/thank-you-/)
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await fillIn(page)
  await sendButton(page).click()
  await page.waitForURL('/thank-you', { waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await page.waitForURL('/contact', { waitUntil: 'commit' })
  await expect(messageField(page)).toHaveValue('')
  await messageField(page).fill('The next message, in the same form')
  await expect.poll(() => draftOf(page)).toContain('The next message')
  letCome()
})

test('the form of an installed app says that closing the app discards the message', async ({ page, baseURL }) => {
  const line = page.getByText('If you close the app before you tap Send, you’ll lose what you typed.')
  await page.goto(paths.contact)
  await expect(line).toBeHidden()
  const app = new OwnBrowser({ isHeadless: true, flags: [`--app=${baseURL}${paths.contact}`] })
  try {
    const context = await app.start()
    await expect.poll(() => context.pages().map((each) => each.url())).toContain(baseURL + paths.contact)
    const form = context.pages().find((each) => each.url().endsWith(paths.contact))
    await expect(form?.getByText('If you close the app before you tap Send') ?? line).toBeVisible()
  } finally {
    await app.remove()
  }
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
