import type { BrowserContext } from 'playwright/test'
import type { SiteServer } from '../site-server.ts'
import { gatewayPage, signInPage, signInRedirect } from './canned-answers.ts'
import { rowsOf } from './device-rows.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { expect, test } from './fixtures.ts'
import { keptMessages } from './server-database.ts'
import { passTime, reference, savedNotice } from './visitor.ts'

type Place = { context: BrowserContext; way: FaultProxy; site: SiteServer }
type Case = {
  name: string
  begin: (place: Place) => Promise<unknown>
  end: (place: Place) => Promise<unknown>
  /** The device gives the attempt up by itself after 10 s. */
  silent?: true
  /** The inquiry is with the dealer already, and the device cannot know. */
  arrives?: true
  kind?: 'foreign-answer'
}

const pass = ({ way }: Place) => way.set('pass')

/** Those of one kind go through one test: a device is made ready once for all of them. */
const KINDS: Record<string, Case[]> = {
  'there is no connection': [
    {
      name: 'the device is offline',
      begin: ({ context }) => context.setOffline(true),
      end: ({ context }) => context.setOffline(false),
    },
    { name: 'the server is down', begin: ({ site }) => site.stop(), end: ({ site }) => site.start() },
    { name: 'nobody listens', begin: ({ way }) => way.set('refuse'), end: pass },
    { name: 'a gateway has no server behind it', begin: ({ way }) => way.answerWith(gatewayPage), end: pass },
  ],
  'the connection breaks or dies': [
    { name: 'the connection is reset', begin: ({ way }) => way.set('reset'), end: pass },
    { name: 'the connection is dead', begin: ({ way }) => way.set('no-answer'), end: pass, silent: true },
    {
      name: 'the answer is lost after the commit',
      begin: ({ way }) => way.set('lose-answer'),
      end: pass,
      arrives: true,
    },
    {
      name: 'the answer never comes after the commit',
      begin: ({ way }) => way.set('drop-answer'),
      end: pass,
      arrives: true,
      silent: true,
    },
  ],
  'another server answers': [
    {
      name: 'the network answers everything with its own page',
      begin: ({ way }) => way.answerWith(signInPage),
      end: pass,
      kind: 'foreign-answer',
    },
    {
      name: 'the network sends everybody to its own page',
      begin: ({ way }) => way.answerWith(signInRedirect),
      end: pass,
    },
  ],
}

for (const [what, cases] of Object.entries(KINDS))
  test(`${what}: the inquiry waits, can be seen, and arrives once`, async ({ page, context, way, site, visitor }) => {
    const place = { context, way, site }
    await page.clock.install()
    await visitor.openForm(page)
    for (const { name, begin, end, silent, arrives, kind = 'no-answer' } of cases) {
      await test.step(name, async () => {
        await page.goto('/contact')
        const posts = way.posts
        const accepted = way.accepted.size
        await begin(place)
        const message = await visitor.ask(page)
        if (silent) {
          await expect.poll(() => way.posts).toBe(posts + 1)
          if (arrives) await expect.poll(() => way.accepted.size).toBe(accepted + 1)
          await page.clock.fastForward(10_000)
        }
        await expect(savedNotice(page)).toBeVisible()
        await page.getByRole('link', { name: 'See what’s waiting' }).click()
        await expect(page.getByText(message, { exact: true })).toBeVisible()
        const waiting = async () => (await rowsOf(page)).filter(({ state }) => state !== 'delivered')
        await expect.poll(async () => (await waiting()).map(({ lastError }) => lastError?.kind)).toEqual([kind])
        const isThere = () => keptMessages(site.dataDir).some((kept) => kept.message === message)
        expect(isThere()).toBe(arrives === true)

        await end(place)
        // Without a press: the page looks again by itself.
        await passTime(page, 30_000, (limit) => expect.poll(waiting, limit).toEqual([]))
        expect(isThere()).toBe(true)
        await page.goBack()
        await expect(reference(page)).toBeVisible()
      })
    }
  })
