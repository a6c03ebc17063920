import type { Page } from 'playwright/test'
import { dealer } from '../../src/content/dealer.ts'
import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'

test('a visitor asks about a cart and gets a reference', async ({ page }) => {
  await page.goto('/contact?vehicle=ev-city&interest=service')
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Service' })).toBeChecked()
  await fillIn(page)
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({
    interest: 'service',
    vehicleId: 'ev-city',
    email: 'dana@example.com',
  })
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'New customer' }), 'a link for a salesperson').toHaveCount(0)
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  await page.goto('/contact')
  await expect(messageField(page)).toHaveValue('')
})

test('the form says which fields to check, and leads to them', async ({ page }) => {
  await page.goto('/contact')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Please check five fields')
  for (const text of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number is required',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(text)).toBeVisible()
  // The focus is on the summary, whose links lead to the fields.
  await expect(page.locator(':focus').getByRole('alert')).toBeInViewport({ ratio: 1 })

  await fillIn(page, { Email: 'dana@lake', Message: 'D5 Mav' })
  await expect(page.getByRole('alert')).toContainText('Please check two fields')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Invalid email address',
  )
  await page.getByRole('alert').getByRole('link', { name: 'Message' }).click()
  await expect(messageField(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('555-0199')
  await expect(phone).toHaveAccessibleDescription('Phone number is required Please add the area code.')
  await phone.fill('570-555-0199')
  await expect(phone).toHaveAccessibleDescription('')

  await messageField(page).fill('D5 Maverick, please')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('dana@lake.example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/**
 * Opens the form on a connection so slow that its scripts are not there yet.
 * @returns lets them come
 */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const load = await hold(page, SCRIPTS)
  await page.goto('/contact', { waitUntil: 'commit' })
  return load
}

test('text typed before the script has loaded is kept', async ({ page }) => {
  const load = await openWithoutScripts(page)
  await fillIn(page)
  load()
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit')
  await page.getByLabel('First name').focus()
  // Nothing is typed from here on.
  await expect.poll(() => draftOf(page)).toContain('Is the six-seater still there?')
  await page.reload()
  await expect(messageField(page)).toHaveValue('Is the six-seater still there?')
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ firstName: 'Dana', message: 'Is the six-seater still there?' })
})

test('"Send" pressed before the script has loaded sends the typed text', async ({ page }) => {
  const load = await openWithoutScripts(page)
  await fillIn(page)
  await sendButton(page).click()
  load()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page links phone and email, says that the form does not send, and accepts no input', async ({ page }) => {
    await page.goto('/contact?vehicle=ev-city')
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    // The emulation stops scripts without telling the parser, so this element stays closed in the test.
    expect(await page.locator('form noscript').innerHTML()).toContain('This form needs JavaScript to send.')
    await expect(page.getByRole('main').getByRole('link', { name: dealer.phone.label }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    )
    await expect(page.getByRole('link', { name: 'Send email' })).toHaveAttribute('href', /^mailto:/)
  })
})
