import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { messageField } from '../contact-page.ts'
import { expect } from '../faults/expect.ts'
import { readEverything, setUpKiosk, startOver } from '../kiosk.ts'
import { test } from '../short-install.ts'

/** A word that stands nowhere else, and that no compression takes apart. */
const word = () => randomUUID().replaceAll('-', '')

/** What a customer leaves: a search, and a message that is not sent. */
async function leaveWords(page: Page): Promise<{ searched: string; typed: string }> {
  const [searched, typed] = [word(), word()]
  await page.getByRole('region', { name: 'How many of you are riding?' }).getByRole('link', { name: /^All/ }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(searched)
  await expect(page.getByText(/^Showing 0 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await messageField(page).fill(typed)
  return { searched, typed }
}

/** Addresses of the site in the history of this tab. */
const siteEntries = () => {
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
  return navigation.entries().map(({ url }) => url)
}

/** The start page of a kiosk that nobody has used. */
async function expectForgotten(page: Page, words: readonly string[]) {
  await expect(page).toHaveURL(paths.home)
  await expect(startOver(page)).toBeVisible()
  const found = await readEverything(page)
  expect(words.filter((each) => found.includes(each))).toEqual([])
  // Before it in this tab there is no page of the site, and Forward leads to the same.
  expect(await page.evaluate(() => history.state?.idx)).toBe(0)
  const addresses = await page.evaluate(siteEntries)
  expect(new Set(addresses)).toEqual(new Set([page.url()]))
  await page.goForward()
  await expect(page).toHaveURL(paths.home)
  await page.goBack()
}

test('a session leaves nothing: ended by nobody being there, by "Start over", and after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await setUpKiosk(page)
  const words: string[] = []
  const lengths: number[] = []

  const idle = await leaveWords(page)
  words.push(...Object.values(idle))
  const during = await readEverything(page)
  expect(during.replaceAll(/<html.*?<\/html>/g, '').includes(idle.searched)).toBe(false)
  await page.clock.fastForward('01:01')
  await expectForgotten(page, words)

  const done = await leaveWords(page)
  words.push(...Object.values(done))
  await messageField(page).press('ControlOrMeta+A')
  await messageField(page).press('ControlOrMeta+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(done.typed)
  await startOver(page).click()
  await expectForgotten(page, words)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
  lengths.push(await page.evaluate(() => history.length))

  const reloaded = await leaveWords(page)
  words.push(...Object.values(reloaded))
  await page.reload()
  await expect(startOver(page)).toBeVisible()
  await expect(messageField(page)).toHaveValue('')
  await page.clock.fastForward('01:01')
  await expectForgotten(page, words)
  await page.getByRole('link', { name: 'Leave your details' }).click()
  await expect(messageField(page)).toHaveValue('')
  await startOver(page).click()
  await expectForgotten(page, words)
  lengths.push(await page.evaluate(() => history.length))
  expect(lengths[1], 'the history does not grow').toBe(lengths[0])
})
