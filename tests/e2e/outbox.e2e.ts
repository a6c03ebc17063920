import { execFileSync } from 'node:child_process'
import { fillIn, sellHere, sendButton } from '../contact-page.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

const saved = 'Saved on this device'

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
