import { randomUUID } from 'node:crypto'
import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, sendButton } from '../contact-page.ts'
import { keptMessages } from '../faults/server-database.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'

test('while an answer is late the form says that the message is saved, and a person who leaves loses nothing', async ({
  page,
  site,
}) => {
  // The server has the messages of other tests as well.
  const message = `Sent from a hill: ${randomUUID()}`
  await page.clock.install()
  await page.goto(paths.contact)
  await fillIn(page, { Message: message })
  const letCome = await hold(page, '/api/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  const note = page.getByRole('status').filter({ hasText: 'on this device' })
  await expect(note).toHaveText(/^No signal\? Send anyway\./)
  await sendButton(page).click()
  await expect.poll(() => draftOf(page)).toContain('"sent"')
  await expect(note).toHaveText(/^No signal\?/)
  // The clock may pass a moment before the form has begun to wait.
  const wait = async () => {
    await page.clock.runFor(500)
    return note.textContent()
  }
  await expect.poll(wait).toMatch(/^This is taking a while\. Your message is saved on this device/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(paths.inventory)
  letCome()
  const arrived = () => keptMessages(site.dataDir).filter((kept) => kept.message === message).length
  await expect.poll(arrived).toBe(1)
})
