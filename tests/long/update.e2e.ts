import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expectStyled } from '../expect-styled.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { PAYLOAD } from '../inquiry.ts'
import { deployNewVersion, ownFolder } from '../new-version.ts'
import { test } from '../short-install.ts'

const newHome = (page: Page) => page.locator('body[data-version="new"]')
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'New version ready.' })
/**
 * The page asks for a new version whenever the connection comes back, once it has registered the worker: a worker can
 * control the page before that, so the connection comes back until the page has asked.
 */
const lookForUpdate = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(prompt(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()

test('a new version waits until the visitor agrees', async ({ page, siteCopy }) => {
  const copy = await siteCopy()
  const { server } = copy
  await page.goto(server.url)
  await readyForOffline(page)
  await expect(prompt(page)).toBeHidden()

  await deployNewVersion(copy)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  expect(await page.evaluate(() => 'untouched' in window), 'the page was not reloaded').toBe(true)

  await page.reload()
  await expect(newHome(page)).not.toBeAttached()

  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(page)).toBeAttached()
  await expect(prompt(page)).toBeHidden()
})

test('a second tab keeps its version, offline too, until the visitor agrees in it', async ({
  context,
  page,
  siteCopy,
}) => {
  const copy = await siteCopy()
  const { server } = copy
  await page.goto(server.url)
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto(server.url)
  await readyForOffline(other)

  const oldChunk = await deployNewVersion(copy)
  await other.evaluate(() => Object.assign(window, { untouched: true }))
  await lookForUpdate(page)
  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(page)).toBeAttached()

  await expect(prompt(other)).toBeVisible()
  await server.stop()
  // The browser's own cache would hide whether the worker still has what the other tab may ask for.
  await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
  expect(await other.evaluate(() => 'untouched' in window), 'the other tab was not reloaded').toBe(true)
  expect(await other.evaluate(async (url) => (await fetch(url)).status, oldChunk)).toBe(200)

  // A tab that has noticed the missing connection says that instead.
  await server.start()
  await lookForUpdate(other)
  await prompt(other).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(other)).toBeAttached()
})

test('an open page and an open form keep working over three new versions', async ({ context, page, siteCopy }) => {
  const copy = await siteCopy()
  const { server, dir } = copy
  await ownFolder(dir, 'assets')
  await page.clock.install()
  await page.goto(server.url)
  await readyForOffline(page)
  // A busy page: its timers are late, and each version waits only until the next one comes.
  await page.clock.pauseAt(Date.now() + 60_000)
  const form = await context.newPage()
  await form.goto(`${server.url}/contact`)
  await fillIn(form)

  for (const [version, withoutChunk] of [
    ['second', 'At the showroom'],
    ['third', 'Did you forget to add the page'],
    ['fourth', 'Offline use'],
  ] as const) {
    const chunk = await deployNewVersion(copy, { version, withoutChunk })
    // As after a day: the server has the files of the versions before no longer.
    for (const ending of ['', '.br', '.gz']) await rm(join(dir, chunk + ending))
    // A browser asks whenever a page is opened, so an installation that was cut short is tried again.
    await expect
      .poll(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        return isInstalled(page, version)
      })
      .toBe(true)
  }
  await page.clock.resume()
  // The browser's own cache would hide what the worker still has.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await expect(prompt(page)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Showroom' }).first().click()
  await expect(page.getByRole('heading', { name: 'At the showroom' })).toBeVisible()

  await expect(prompt(form)).toBeVisible()
  await prompt(form).getByRole('button', { name: 'Reload' }).click()
  await expect(prompt(form)).toBeHidden()
  await expect(messageField(form)).toHaveValue(PAYLOAD.message)
  await sendButton(form).click()
  await expect(form).toHaveURL(/\/thank-you/)
  await page.goto(server.url)
  await expect(page.locator('body[data-version="fourth"]')).toBeAttached()
})

test('a tab older than the build has its styles, also on pages that it has not shown yet', async ({
  context,
  page,
  siteCopy,
}) => {
  const copy = await siteCopy()
  const { server } = copy
  await page.goto(server.url)
  await readyForOffline(page)
  const old = await stylesheetOf(page)

  await deployNewVersion(copy, { newStylesheet: true })
  expect((await fetch(server.url + old)).status, 'the server has it no longer').toBe(404)
  // The browser's own cache would hide whether the worker still has it.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(`${server.url}/eco-impact`)
  await expectStyled(page)
  expect(await stylesheetOf(page)).toBe(old)
  await page.evaluate(() => Object.assign(window, { untouched: true }))

  const other = await context.newPage()
  await other.goto(server.url)
  await lookForUpdate(other)
  await prompt(other).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(other)).toBeAttached()
  await expectStyled(other)
  expect(await stylesheetOf(other)).toBe('/assets/index-new.css')

  await page.getByRole('navigation').getByRole('link', { name: 'Showroom' }).first().click()
  await expect(page.getByRole('heading', { name: 'At the showroom' })).toBeVisible()
  expect(await page.evaluate(() => 'untouched' in window), 'the older tab was not reloaded').toBe(true)
  await expectStyled(page)
})

const stylesheetOf = (page: Page) => page.locator('link[rel=stylesheet]:not([media=print])').getAttribute('href')

/** Whether a worker has stored the home page of that version. */
const isInstalled = (page: Page, version: string) =>
  page.evaluate(async (version) => {
    const urls = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return urls.flat().some((url) => url.endsWith(`REVISION__=${version}`))
  }, version)
