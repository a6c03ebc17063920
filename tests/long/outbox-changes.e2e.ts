import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { OWN } from '../own-refusal.ts'

test.use({ expectedErrors: [/net::ERR_CONNECTION_RESET|Failed to load resource.*(422|503)/] })

test('the same change sent from a duplicated tab is one inquiry', async ({ page, context }) => {
  await context.route('/api/contact', (route) => route.abort('connectionreset'))
  await page.goto('/contact?vehicle=denago-nomad')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  // Set later, so it is not part of the text written before.
  await page.evaluate(() => localStorage.setItem('device:seller', JSON.stringify({ seller: 'Ann' })))
  await page.goto('/outbox')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await messageField(page).fill('Changed, and still about the Nomad')
  await expect.poll(() => draftOf(page)).toContain('still about the Nomad')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(copy.getByText('This message is open in another tab.')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect(copy.getByText('That message is no longer on this device')).toBeVisible()
  await sendButton(copy).click()
  await expect(copy.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await copy.goto('/outbox')
  await expect(copy.getByText('1 waiting.')).toBeVisible()
})

test('a refused inquiry can be deleted from a shared device', async ({ page }) => {
  let isReached = false
  await page.route('/api/contact', (route) =>
    isReached
      ? route.fulfill({ status: 422, headers: OWN, json: { error: 'We know no such phone' } })
      : route.abort('connectionreset'),
  )
  await page.goto('/outbox')
  await page.getByRole('checkbox', { name: 'Several people use this device' }).check()
  await page.goto('/contact')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goto('/outbox')
  await expect(page.getByText('1 waiting.')).toBeVisible()
  // While it can still be sent, a person cannot delete a message that they cannot read.
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  isReached = true
  // The next try may come by itself just now.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Needs a fix', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing waiting on this device.')).toBeVisible()
})

test('an attempt that begins while the visitor presses a button moves no button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('/api/contact', (route) => route.abort('connectionreset'))
  await page.goto('/contact')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.getByRole('link', { name: 'See what’s waiting' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Dana Kowalski' })
  await item.getByRole('button', { name: /^Delete/ }).click()
  const keep = item.getByRole('button', { name: 'Keep it' })
  const edit = item.getByRole('link', { name: /^Edit/ })
  const places = async () => [await keep.boundingBox(), await edit.boundingBox()]
  const before = await places()
  await edit.hover()
  await page.mouse.down()
  await hold(page, '/api/contact')
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(item.getByText('Sending', { exact: true })).toBeVisible()
  await expect(item.getByRole('button', { name: /^Send now/ })).toHaveAttribute('aria-disabled', 'true')
  expect(await places()).toEqual(before)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/contact\?edit=/)
})

test.describe('an inquiry that is opened to be changed', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.route('/api/contact', (route) => route.abort('connectionreset'))
    await page.goto('/contact')
    await fillIn(page)
    await page.getByText('Add details').click()
    await page.getByLabel('Make', { exact: true }).fill('The old make')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await page.goto('/outbox')
    await page.getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('The old make')
  })

  test('and reloaded before the code of the form has loaded does not mix with newly typed text', async ({ page }) => {
    const letCome = await hold(page, FORM_CODE)
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('First name').fill('Bert')
    await messageField(page).fill('I am another person')
    letCome()
    await expect(page.getByText('An unfinished message')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue(PAYLOAD.firstName)
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(messageField(page)).toHaveValue('I am another person')
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('')
  })

  test('stays the same inquiry when the device becomes shared', async ({ page, context }) => {
    await messageField(page).fill('Changed, and loaded anew')
    await expect.poll(() => draftOf(page)).toContain('Changed, and loaded anew')
    const other = await context.newPage()
    await other.goto('/outbox')
    await other.getByRole('checkbox', { name: 'Several people use this device' }).check()
    await expect(other.getByText(PAYLOAD.firstName)).toHaveCount(0)
    await page.reload()
    await expect(messageField(page)).toHaveValue('Changed, and loaded anew')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await expect(other.getByText('1 waiting.')).toBeVisible()
  })

  test('and deleted elsewhere, on a device that has become shared, keeps the typed text', async ({ page, context }) => {
    await messageField(page).fill('Typed for minutes, about that inquiry')
    const other = await context.newPage()
    await other.goto('/outbox')
    await other.getByRole('button', { name: /^Delete/ }).click()
    await other.getByRole('button', { name: 'Delete for good' }).click()
    await expect(other.getByText('Nothing waiting on this device.')).toBeVisible()
    await other.getByRole('checkbox', { name: 'Several people use this device' }).check()
    await sendButton(page).click()
    await expect(page.getByText('That message was changed, sent or deleted in another tab')).toBeVisible()
    await expect(messageField(page)).toHaveValue('Typed for minutes, about that inquiry')
  })

  test('keeps an emptied detail empty after a reload', async ({ page }) => {
    await page.getByLabel('Make', { exact: true }).fill('')
    await expect.poll(() => draftOf(page)).not.toContain('The old make')
    await page.reload()
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('')
  })

  test('and sent unchanged to a busy server stays locked while a person changes it', async ({ page }) => {
    const messages: string[] = []
    await page.unroute('/api/contact')
    await page.route('/api/contact', (route) => {
      messages.push(route.request().postDataJSON().message)
      return route.fulfill({ status: 503, json: { error: 'Busy right now' } })
    })
    await sendButton(page).click()
    await expect(page.getByText('Save and send later')).toBeVisible()
    await messageField(page).fill('The new text of it')
    // Disabled until the inquiry is locked again.
    await expect(sendButton(page)).toBeEnabled()
    await page.clock.fastForward('10:00')
    await sendButton(page).click()
    await expect(page.getByText('Save and send later')).toBeVisible()
    await expect.poll(() => messages.at(-1)).toBe('The new text of it')
    expect(messages.slice(1, -1)).toEqual([])
  })

  for (const [what, typed] of [
    ['untouched', ''],
    ['half changed', 'Half of a change'],
  ])
    test(`and left ${what} goes out after half an hour`, async ({ page }) => {
      await page.unroute('/api/contact')
      if (typed) await messageField(page).fill(typed)
      await page.clock.fastForward('31:00')
      await expect(page).toHaveURL('/outbox')
      await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
    })
})
