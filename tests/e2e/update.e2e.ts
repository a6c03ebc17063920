import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, readyForOffline, test } from '../fixtures.ts'

/** Puts a new build into `dir`: a word on the home page, and a chunk that the new build no longer has. */
async function deploy(dir: string) {
  const page = await readFile(join(dir, 'index.html'), 'utf8')
  await writeFile(join(dir, 'index.html'), page.replace('<body>', '<body data-version="new">'))
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const [list = '[]'] = /\[\{"revision":.*?\}\]/.exec(worker) ?? []
  const entries = JSON.parse(list) as { url: string; revision: string | null }[]
  const chunk = entries.find(({ url }) => url.startsWith('assets/not-found-'))
  const index = entries.find(({ url }) => url === 'index.html')
  if (!chunk || !index) throw new Error('The worker does not precache what this test changes')
  index.revision = 'new'
  const updated = entries.filter((entry) => entry !== chunk)
  await writeFile(
    join(dir, 'sw.js'),
    worker.replace(list, () => JSON.stringify(updated)),
  )
  for (const file of ['index.html', 'sw.js']) {
    await Promise.all(['.br', '.gz'].map((ending) => rm(join(dir, file + ending), { force: true })))
  }
  return `/${chunk.url}`
}

const newHome = (page: Page) => page.locator('body[data-version="new"]')
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'New version ready.' })
/** The page asks for a new version whenever the connection comes back. */
const lookForUpdate = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test('a new version waits until the visitor agrees', async ({ page, siteCopy }) => {
  const { server, dir } = await siteCopy()
  await page.goto(server.url)
  await readyForOffline(page)
  await expect(prompt(page)).toBeHidden()

  await deploy(dir)
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

test('a second tab goes on with the version it has, offline too, until somebody agrees there', async ({
  context,
  page,
  siteCopy,
}) => {
  const { server, dir } = await siteCopy()
  await page.goto(server.url)
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto(server.url)
  await readyForOffline(other)

  const oldChunk = await deploy(dir)
  await other.evaluate(() => Object.assign(window, { untouched: true }))
  await lookForUpdate(page)
  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(page)).toBeAttached()

  await server.stop()
  // The browser's own cache would hide whether the worker still has what the other tab may ask for.
  await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
  await expect(prompt(other)).toBeVisible()
  expect(await other.evaluate(() => 'untouched' in window), 'the other tab was not reloaded').toBe(true)
  expect(await other.evaluate(async (url) => (await fetch(url)).status, oldChunk)).toBe(200)
  await prompt(other).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(other)).toBeAttached()
})
