import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../faults/fixtures.ts'
import { keptInquiries } from '../faults/server-database.ts'
import { savedNotice } from '../faults/visitor.ts'
import { readyForOffline } from '../fixtures.ts'
import { expectForgotten, leaveWords, startOver, storedKiosk, storeValues, word } from '../kiosk.ts'
import { LIMITS } from '../limits.ts'
import { filesWith } from '../profile-words.ts'

// Playwright cannot record a browser that is killed.
test.use({ trace: 'off' })

test('no typed text can be read on the disk of a kiosk, and each waiting inquiry is delivered once, in order', async ({
  ownBrowser,
  way,
  site,
}) => {
  const { profile } = ownBrowser
  const open = async () => {
    const context = await ownBrowser.start()
    const page = context.pages()[0] ?? (await context.newPage())
    await page.setViewportSize({ width: 1280, height: 800 })
    page.setDefaultTimeout(LIMITS.wait)
    return page
  }
  const found = (words: readonly string[]) => words.filter((each) => filesWith(profile, each).length > 0)
  const ask = async (page: Page, message: string) => {
    await page.goto(way.url + paths.contact)
    await fillIn(page, { Message: message, 'Last name': message })
    await sendButton(page).click()
    await expect(savedNotice(page)).toBeVisible()
  }

  // On a device that is not a kiosk such words are found: those of the row and of the address.
  let page = await open()
  await page.goto(`${way.url}${paths.contact}`)
  await readyForOffline(page)
  const [searched, sent] = [word(), word()]
  await page.goto(way.url + paths.inventory)
  await page.getByRole('searchbox', { name: 'Search' }).fill(searched)
  await expect(page).toHaveURL(new RegExp(searched))
  await way.set('refuse')
  await ask(page, sent)
  await ownBrowser.quit()
  expect(found([searched, sent])).toEqual([searched, sent])

  await way.set('pass')
  page = await open()
  await page.goto(`${way.url}${paths.home}`)
  await expect.poll(() => way.accepted.size).toBe(1)
  await storeValues(page, storedKiosk())
  // Chromium writes them to the disk some seconds later, or when it ends: a killed browser would start as no kiosk.
  await ownBrowser.quit()
  page = await open()
  await page.goto(way.url + paths.home)
  await expect(startOver(page)).toBeVisible()
  await way.set('refuse')
  const waiting = Array.from({ length: 10 }, word)
  for (const message of waiting) await ask(page, message)
  await page.goto(way.url + paths.home)
  const left = await leaveWords(page)
  const words = [...waiting, ...Object.values(left)]
  await ownBrowser.kill()
  expect(found(words)).toEqual([])

  page = await open()
  await page.clock.install()
  await page.goto(`${way.url}${paths.outbox}`)
  await expect(page.getByText('10 waiting')).toBeVisible()
  await expect(startOver(page)).toBeVisible()
  await page.clock.fastForward('01:01')
  await expectForgotten(page, words)
  await page.goto(way.url + paths.contact)
  await expect(messageField(page)).toHaveValue('')
  await ownBrowser.quit()
  expect(found(words)).toEqual([])

  await way.set('pass')
  page = await open()
  await page.goto(`${way.url}${paths.home}`)
  await expect.poll(() => way.accepted.size).toBe(11)
  const kept = (await keptInquiries(site.dataDir)).map(({ payload }) => payload['message'] ?? '')
  expect(kept.filter((message) => waiting.includes(message))).toEqual(waiting)
  await ownBrowser.quit()
  expect(found(words)).toEqual([])
})
