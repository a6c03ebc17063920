import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, sendButton } from '../contact-page.ts'
import { keptMessages } from '../faults/server-database.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

test('while an answer is late the form says that the message is saved, and who leaves then loses nothing', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto(paths.contact)
  await fillIn(page)
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
  await expect.poll(wait).toMatch(/^No answer yet\. Your message is saved on this device/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(paths.inventory)
  letCome()
  await expect.poll(() => keptMessages(site.dataDir)).toMatchObject([{ message: PAYLOAD.message }])
})
