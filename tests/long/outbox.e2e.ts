import { fillIn, sendButton } from '../contact-page.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

const saved = 'Saved on this device'

test('a salesperson tells two customers who asked about the same cart apart, and is not thanked for what is not sent, by a page loaded anew or another tab', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await readyForOffline(page)
  await context.setOffline(true)
  for (const [first, last] of [
    ['Ada', 'Nowak'],
    ['Ben', 'Yost'],
  ] as const) {
    await page.goto('/contact?vehicle=denago-rover-xl6')
    await fillIn(page, { 'First name': first, 'Last name': last })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: saved })).toBeVisible()
  }
  await page.goto('/outbox')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('Ben Yost')
  await expect(items.last()).toContainText('Ada Nowak')
  await items
    .last()
    .getByRole('link', { name: /^Edit Ada Nowak/ })
    .click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByRole('status').filter({ hasText: 'A saved message from Ada Nowak' })).toBeVisible()

  await page.goBack()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: saved })).toBeVisible()
  // Without the state of the history entry that the form made.
  const other = await context.newPage()
  await other.goto('/thank-you')
  await expect(other.getByRole('heading', { level: 1, name: saved })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
})
