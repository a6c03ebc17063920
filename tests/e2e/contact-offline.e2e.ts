import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { axe, expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

test.describe('without a network', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/contact')
    await readyForOffline(page)
    await context.setOffline(true)
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
  })

  test('a visitor sends offline, and reads later that it has arrived', async ({ page, context }) => {
    await expect(page.getByText(/Today, .*, on this device/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for a connection' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    expect(await axe(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  })

  test('a visitor finds the inquiry again and changes it, and the device sends the changed text', async ({
    page,
    context,
  }) => {
    await page.getByRole('link', { name: 'See what’s waiting' }).click()
    await expect(page.getByText('1 waiting.')).toBeVisible()
    await expect(page.getByText(/Tried (once|twice|\d+ times)/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/contact')
    await messageField(page).fill('And do you have tires?')
    await expect.poll(() => draftOf(page)).toContain('And do you have tires?')
    await page.goto('/outbox')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(messageField(page)).toHaveValue('Is the six-seater still there?')
    const other = await context.newPage()
    await other.goto('/outbox')
    await other.getByRole('button', { name: 'Send now' }).click()
    await expect(other.getByRole('main').getByText('It’s open in another tab.')).toBeVisible()
    await other.getByRole('link', { name: 'Edit' }).click()
    await expect(other.getByRole('main').getByText('This message is open in another tab.')).toBeVisible()
    await other.close()
    await context.setOffline(false)
    await messageField(page).fill('Is the eight-seater still there?')
    const request = page.waitForRequest('/api/contact')
    await sendButton(page).click()
    expect((await request).postDataJSON()).toMatchObject({ message: 'Is the eight-seater still there?' })
    await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
    await page.goto('/outbox')
    await expect(page.getByText('Nothing waiting. We got everything you sent.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveCount(1)
    await page.goto('/contact')
    await expect(messageField(page)).toHaveValue('And do you have tires?')
  })
})
