import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { PAYLOAD } from '../inquiry.ts'

test.use({ expectedErrors: [/net::ERR_CONNECTION_RESET|Failed to load resource.*(422|503)/] })

test('the same change sent from a duplicated tab is one inquiry', async ({ page, context }) => {
  await context.route('/api/contact', (route) => route.abort('connectionreset'))
  await page.goto('/contact?vehicle=denago-nomad')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goto('/outbox')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await messageField(page).fill('Changed, and still about the Nomad')
  await expect.poll(() => draftOf(page)).toContain('still about the Nomad')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(copy.getByText('It is open in another tab.')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect(copy.getByText('That message is no longer on this device')).toBeVisible()
  await sendButton(copy).click()
  await expect(copy.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await copy.goto('/outbox')
  await expect(copy.getByText('1 waiting.')).toBeVisible()
})

test('an inquiry that was refused can leave a device that several people use', async ({ page }) => {
  await page.route('/api/contact', (route) => route.abort('connectionreset'))
  await page.goto('/outbox')
  await page.getByRole('checkbox', { name: 'Several people use this device' }).check()
  await page.goto('/contact')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goto('/outbox')
  await expect(page.getByText('1 waiting.')).toBeVisible()
  // As long as it can go out, nobody deletes what they cannot read.
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.unroute('/api/contact')
  await page.route('/api/contact', (route) => route.fulfill({ status: 422, json: { error: 'We know no such phone' } }))
  await page.getByRole('button', { name: /^Send now/ }).click()
  await expect(page.getByText('Needs a change', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing waiting on this device.')).toBeVisible()
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

  test('keeps a detail empty that was emptied, after a reload', async ({ page }) => {
    await page.getByLabel('Make', { exact: true }).fill('')
    await expect.poll(() => draftOf(page)).not.toContain('The old make')
    await page.reload()
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('')
  })

  test('and sent unchanged to a busy server stays locked while it is changed then', async ({ page }) => {
    const messages: string[] = []
    await page.unroute('/api/contact')
    await page.route('/api/contact', (route) => {
      messages.push(route.request().postDataJSON().message)
      return route.fulfill({ status: 503, json: { error: 'Busy right now' } })
    })
    await sendButton(page).click()
    await expect(page.getByText('Save and send later')).toBeVisible()
    await messageField(page).fill('The new text of it')
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
