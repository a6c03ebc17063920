import { execFileSync } from 'node:child_process'
import { fillIn, sellHere, sendButton } from '../contact-page.ts'
import { axe, expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

const saved = 'Saved on this device'

test('on a device that several people use, the list shows how many wait and since when, and no text', async ({
  page,
  context,
}) => {
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

test('three inquiries typed without a connection reach the dealer in the order of writing', async ({
  page,
  context,
  site,
}) => {
  await sellHere(page)
  const messages = Array.from({ length: 3 }, (_, index) => `Inquiry number ${index + 1} of the lake event`)
  await page.goto('/contact')
  await readyForOffline(page)
  await context.setOffline(true)
  for (const message of messages) {
    await fillIn(page, { Message: message })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: saved })).toBeVisible()
    await page.getByRole('link', { name: 'New customer' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  }
  await page.goto('/outbox')
  await expect(page.getByText('3 waiting.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('We got everything you sent.')).toBeVisible()
  const command = ['--import', 'tsx', 'server/command-line/inquiries.ts', 'export', '--format', 'json']
  const exported = execFileSync('node', command, { env: { ...process.env, DATA_DIR: site.dataDir } })
  const stored = JSON.parse(exported.toString()) as { inquiry: { message: string }; writtenAt: string }[]
  const own = stored.filter(({ inquiry }) => messages.includes(inquiry.message))
  expect(own.map(({ inquiry }) => inquiry.message)).toEqual(messages)
  expect(new Set(own.map(({ writtenAt }) => writtenAt)).size).toBe(3)
})
