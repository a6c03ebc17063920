import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page, type Response, type TestInfo } from 'playwright/test'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { copySite } from './copy-site.ts'
import { LIMITS } from './limits.ts'
import { type SiteOptions, SiteServer } from './site-server.ts'

export { expect } from 'playwright/test'
export { axe, axeInBothThemes } from './axe.ts'

/** A server over a copy of the build in `dir`, whose files at the top a test may change as a deployment does. */
export type SiteCopy = { server: SiteServer; dir: string }
type SiteCopyOptions = { vehicles?: readonly Vehicle[]; env?: Record<string, string> }

type WorkerFixtures = {
  /** For a file that needs a server with other settings: `test.use({ siteOptions: { env: { ... } } })`. */
  siteOptions: SiteOptions
  workerSite: SiteServer
}

type TestFixtures = {
  /**
   * The server of the built site; its address is the `baseURL` of every page. `stop()` takes it away as a dead network does,
   * and for the next test it runs again.
   */
  site: SiteServer
  /** Starts another server over a copy of the build, with vehicles of its own when given. */
  siteCopy: (options?: SiteCopyOptions) => Promise<SiteCopy>
  /** Errors that a test provokes on purpose. Any other on the console (hydration, CSP, exceptions) fails the test. */
  expectedErrors: readonly RegExp[]
}

/** What Chromium prints when a test has taken the network away; the last of pictures and special hours that the worker does not have. */
const LOST_NETWORK =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED \(\S+\/(?:images\/|api\/today))/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteOptions: [{}, { scope: 'worker', option: true }],

  workerSite: [
    async ({ siteOptions }, use) => {
      const site = await SiteServer.start(siteOptions)
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: LIMITS.test },
  ],

  site: async ({ workerSite }, use) => {
    await use(workerSite)
    await workerSite.start()
  },

  baseURL: async ({ site }, use) => use(site.url),

  siteCopy: async ({ siteOptions }, use) => {
    const servers: SiteServer[] = []
    const folders: string[] = []
    await use(async ({ vehicles, env } = {}) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
      folders.push(folder)
      const dir = join(folder, 'dist')
      await copySite(siteOptions.dir ?? 'dist', dir)
      const catalogueFile = vehicles && join(folder, 'catalogue.json')
      if (catalogueFile) await writeFile(catalogueFile, JSON.stringify({ vehicles, inquiries: [] }))
      const server = await SiteServer.start({ ...siteOptions, dir, catalogueFile, env: { ...siteOptions.env, ...env } })
      servers.push(server)
      return { server, dir }
    })
    await Promise.all(servers.map((server) => server.remove()))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  },

  expectedErrors: [[], { option: true }],

  context: async ({ context, expectedErrors, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled !== false) context.on('page', waitForHydration)
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (webError) => errors.push(webError.error().stack || webError.error().message))
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo)
    const expected = [LOST_NETWORK, ...expectedErrors]
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([])
  },
})

async function attachScreenshots(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`)
    const shown = await page.screenshot({ path, timeout: LIMITS.screenshot }).catch(() => undefined)
    if (shown) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

/**
 * Makes a page's navigations wait until event handlers are attached, which the load event does not wait for. A navigation
 * with an own `waitUntil` is left alone.
 */
function waitForHydration(page: Page): void {
  const whenHydrated = async <T extends Response | null>(arrival: Promise<T>): Promise<T> => {
    const response = await arrival
    await page.locator('html[data-hydrated], html:not(:has(script[type=module]))').waitFor({ state: 'attached' })
    return response
  }
  const { goto, reload } = page
  page.goto = (url, options) => {
    const arrival = goto.call(page, url, options)
    return options?.waitUntil ? arrival : whenHydrated(arrival)
  }
  page.reload = (options) => {
    const arrival = reload.call(page, options)
    return options?.waitUntil ? arrival : whenHydrated(arrival)
  }
}

/** Resolves when the service worker has stored what it keeps for offline use and answers this page's requests. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}
