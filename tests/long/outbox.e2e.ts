import { fillIn, sendButton } from '../contact-page.ts'
import { axe, expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

const saved = 'Saved on this device'

test('a salesperson can tell apart two customers who asked about the same cart, and a reloaded page or another tab gives no thanks for an unsent message', async ({
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

test('on a shared device, the list shows how many wait and since when, and no text', async ({ page, context }) => {
  await page.goto('/outbox')
  await readyForOffline(page)
  await context.setOffline(true)
  const ask = async () => {
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: saved })).toBeVisible()
  }
  await ask()
  await page.goto('/outbox')
  await expect(page.getByText('Dana Kowalski')).toBeVisible()
  const choice = page.getByRole('checkbox', { name: 'Several people use this device' })
  await choice.check()
  await expect(page.getByText('Dana Kowalski')).toBeHidden()
  expect(await axe(page)).toEqual([])
  await ask()
  await page.goto('/outbox')
  await expect(page.getByText('2 waiting.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/Saved today, \d+:\d\d [AP]M/)).toHaveCount(2)
  const shown = await main.innerText()
  for (const word of ['Dana', 'Kowalski', 'six-seater', 'Sales']) expect(shown).not.toContain(word)
  await expect(main.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  // No longer shared, what was written meanwhile stays hidden.
  await choice.uncheck()
  await page.reload()
  await expect(page.getByText('2 waiting.')).toBeVisible()
  await expect(page.getByText('Dana Kowalski')).toBeHidden()
  const [, id] = await page.evaluate(
    () =>
      new Promise<[string, string]>((resolve) => {
        const opening = indexedDB.open('outbox')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('inquiries').objectStore('inquiries').getAllKeys()
          keys.onsuccess = () => resolve(keys.result as [string, string])
        }
      }),
  )
  await page.goto(`/contact?edit=${id}`)
  await expect(page.getByLabel('First name')).toHaveValue('')
})
