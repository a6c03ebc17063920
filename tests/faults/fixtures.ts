import { test as base } from '../fixtures.ts'
import { FaultProxy } from './fault-proxy.ts'
import { expectPromiseKept, type World } from './ledger.ts'
import { Visitor } from './visitor.ts'

export { expect } from '../fixtures.ts'

type FaultFixtures = {
  /** The way from the pages to the server; it begins at the `baseURL`. */
  way: FaultProxy
  /** Whatever a test does, the promise is checked at its end, with every fault gone. */
  visitor: Visitor
}

/** What Chromium prints of answers and connections that these tests spoil on purpose. */
const SPOILED = [
  /Failed to load resource/,
  /net::ERR_/,
  /sw\.js|MIME|error occurred when fetching the script/,
  /blocked by CORS policy/,
]

export const test = base.extend<FaultFixtures>({
  siteOptions: [{ env: { CONTACT_RATE_PER_MINUTE: '1000000' } }, { scope: 'worker' }],
  expectedErrors: [SPOILED, { scope: 'test' }],

  way: async ({ site }, use) => {
    const way = await FaultProxy.start(site.url)
    await use(way)
    await way.stop()
  },

  baseURL: async ({ way }, use) => use(way.url),

  visitor: async ({ context, way, site }, use, { status, expectedStatus }) => {
    const visitor = new Visitor(way.url)
    await use(visitor)
    if (status !== expectedStatus) return
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
