import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { messageField } from '../contact-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { beKiosk, startOver } from '../kiosk.ts'

const WORDS = 'Please call Annabel Quistgaard'

/** Everything that the page can read of what this origin stores, but the files of the site. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all = (request: IDBRequest) =>
      new Promise<unknown>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state]
    for (const { name } of await indexedDB.databases()) {
      const db = (await all(indexedDB.open(name ?? ''))) as IDBDatabase
      for (const store of db.objectStoreNames) found.push(await all(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    return JSON.stringify(found)
  })

test('a kiosk asks whether the customer is still there, and then forgets them', async ({ page }) => {
  const clock = await FrozenClock.begin(page)
  await beKiosk(page)
  await page.goto(paths.inventory)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.goto(paths.contact)
  await messageField(page).fill(WORDS)
  await expect(startOver(page)).toBeVisible()
  expect(await stored(page)).not.toContain('Annabel')

  const question = page.getByRole('alertdialog', { name: 'Still there?' })
  await clock.pass(50_000)
  await expect(question).toBeVisible()
  expect(await axeInBothThemes(page)).toEqual([])
  await question.getByRole('button', { name: 'I’m still here' }).click()
  await expect(question).toHaveCount(0)
  await expect(messageField(page)).toHaveValue(WORDS)

  await clock.pass(61_000)
  await expect(page).toHaveURL(paths.home)
  await expect(startOver(page)).toBeVisible()
  const left = await stored(page)
  expect(left).not.toContain('Annabel')
  expect(left).not.toContain('shortlist')
  await page.goto(paths.contact)
  await expect(messageField(page)).toHaveValue('')
})
