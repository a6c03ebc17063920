import type { BrowserContext, Page } from 'playwright/test'
import { statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'
import { expectPromiseKept } from './ledger.ts'
import { savedNotice } from './visitor.ts'

// Playwright cannot record a browser that is killed.
test.use({ trace: 'off' })

const firstPage = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? (await context.newPage())

for (const fate of ['no-answer', 'drop-answer'] as const) {
  const where = fate === 'no-answer' ? 'before it got through' : 'after it got through'

  test(`an inquiry arrives once although the browser is killed in the middle of a send, ${where}, and started again`, async ({
    ownBrowser,
    way,
    site,
    visitor,
  }) => {
    const page = await firstPage(await ownBrowser.start())
    await visitor.openForm(page)
    await way.set(fate, '/api/contact')
    const message = await visitor.ask(page)
    await expect.poll(() => way.posts).toBe(1)
    if (fate === 'drop-answer') await expect.poll(() => way.accepted.size).toBe(1)
    await ownBrowser.kill()

    const again = await firstPage(await ownBrowser.start())
    await again.goto(`${way.url}/outbox`)
    await expect(again.getByText(message, { exact: true })).toBeVisible()
    await way.set('pass')
    // The attempt that this start began is given up with its connection; the next look makes another.
    await again.reload()
    await expect.poll(() => statesOf(again)).toEqual(['delivered'])
    await expectPromiseKept({ visitor, way, dataDir: site.dataDir }, again)
  })
}

test('a browser killed the moment it says "saved" has the inquiry', async ({ ownBrowser, way, site, visitor }) => {
  const page = await firstPage(await ownBrowser.start())
  await visitor.openForm(page)
  await way.set('refuse')
  const message = await visitor.ask(page)
  await savedNotice(page).waitFor()
  await ownBrowser.kill()

  const again = await firstPage(await ownBrowser.start())
  await again.goto(`${way.url}/outbox`)
  await expect(again.getByText(message, { exact: true })).toBeVisible()
  await way.set('pass')
  await again.goto(`${way.url}/`)
  await expect.poll(() => statesOf(again)).toEqual(['delivered'])
  await again.goto(`${way.url}/outbox`)
  await expectPromiseKept({ visitor, way, dataDir: site.dataDir }, again)
})
