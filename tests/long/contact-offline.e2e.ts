import { fillIn, sellHere, sendButton } from '../contact-page.ts'
import { expect, readyForOffline } from '../fixtures.ts'
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

  test('"New customer" does not move when the page finds other inquiries on the device', async ({ page }) => {
    await sellHere(page)
    await page.reload()
    await page.getByRole('link', { name: 'New customer' }).click()
    await fillIn(page, { Message: 'And do you have tires?' })
    await sendButton(page).click()
    const others = page.getByRole('link', { name: '1 other message is still on this device' })
    await expect(others).toBeVisible()
    const top = async (place: typeof others) => (await place.boundingBox())?.y ?? Number.NaN
    expect(await top(others)).toBeGreaterThan(await top(page.getByRole('link', { name: 'New customer' })))
  })

  test('the page links to what waits, and only a second press deletes it there', async ({ page }) => {
    await page.getByRole('link', { name: 'See what’s waiting' }).click()
    await expect(page).toHaveURL('/outbox')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByText('1 waiting.')).toBeVisible()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    const count = page.getByText('Nothing waiting on this device.')
    await expect(count).toBeVisible()
    await expect(count).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'No longer on this device' })).toBeVisible()
  })
})
