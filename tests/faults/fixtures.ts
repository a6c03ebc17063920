import type { SiteCopy } from '../fixtures.ts'
import { LIMITS } from '../limits.ts'
import { test as base } from '../short-install.ts'
import { FaultProxy } from './fault-proxy.ts'
import { expectPromiseKept, type World } from './ledger.ts'
import { OwnBrowser } from './own-browser.ts'
import { Visitor } from './visitor.ts'

export { expect } from './expect.ts'

type FaultFixtures = {
  /** The way from the pages to the server; it begins at the `baseURL`. */
  way: FaultProxy
  /** At the end of each test, with every fault removed, the promise is checked. */
  visitor: Visitor
  /** A browser beside Playwright's own, for a test that kills it. */
  ownBrowser: OwnBrowser
}

/** What Chromium prints of answers and connections that these tests break on purpose. */
const SPOILED = [
  /Failed to load resource/,
  /net::ERR_/,
  /sw\.js|MIME|(?:error occurred|bad HTTP response code .*) when fetching the script/,
  /blocked by CORS policy/,
]

export const test = base.extend<FaultFixtures>({
  expectedErrors: [SPOILED, { scope: 'test' }],

  way: async ({ site }, use) => {
    const way = await FaultProxy.start(site.url)
    await use(way)
    await way.stop()
  },

  baseURL: async ({ way }, use) => use(way.url),

  ownBrowser: async ({ headless }, use) => {
    const browser = new OwnBrowser({ isHeadless: headless })
    await use(browser)
    await browser.remove()
  },

  visitor: async ({ context, way, site }, use, testInfo) => {
    const visitor = new Visitor(way.url)
    await use(visitor)
    if (testInfo.status !== testInfo.expectedStatus) return
    await site.start()
    await way.set('pass')
    await context.setOffline(false)
    const world: World = { visitor, way, dataDir: site.dataDir }
    const pages = context.pages()
    const outbox = await context.newPage()
    await outbox.goto('/outbox')
    await expectPromiseKept(world, outbox, pages)
  },
})

/** The same over a copy of the build, for a test that puts another one in its place. */
export const testOnCopy = test.extend<{ copy: SiteCopy }>({
  copy: [async ({ siteCopy }, use) => use(await siteCopy()), { timeout: LIMITS.test }],
  site: async ({ copy }, use) => use(copy.server),
})
