import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { test as base, expect } from './fixtures.ts'
import { freePort } from './free-port.ts'
import { startServer } from './processes.ts'
import { OFFICE } from './server-program.ts'
import { SiteServer } from './site-server.ts'

type Office = {
  url: string
  /** Where the site of the same stock is. */
  site: SiteServer
  /** Ends the office's process, as when the machine is off. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** The link that the command line prints. */
  invite: (name: string, ...options: string[]) => Promise<string>
  /** A phone or computer with an authenticator, signed out. */
  device: (options?: BrowserContextOptions) => Promise<Page>
  /** The same, signed in. */
  signedIn: (name: string, options?: BrowserContextOptions, ...invitation: string[]) => Promise<Page>
}

/** A second address would be another origin, to which no passkey belongs. */
async function deviceOf(browser: Browser, options: BrowserContextOptions, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return page
}

/** An office beside a site, over one database. */
export const test = base.extend<{ office: Office; settings: Record<string, string> }>({
  /** More settings of the site and the office. */
  settings: [{}, { option: true }],
  office: async ({ browser, settings }, use) => {
    const site = await SiteServer.start({ env: settings })
    const port = await freePort()
    const url = `http://localhost:${port}`
    const environment = {
      VITE_DEALER_URL: site.url,
      ...settings,
      OFFICE_PORT: String(port),
      OFFICE_SITE_URL: site.url,
      DATA_DIR: site.dataDir,
      LOG_LEVEL: 'warn',
    }
    let running = await startServer(OFFICE, environment)
    const problems: string[] = []
    const pages: Page[] = []

    const office: Office = {
      url,
      site,
      stop: () => running.stop('SIGKILL'),
      start: async () => {
        running = await startServer(OFFICE, environment)
      },
      invite: async (name, ...options) => {
        const command = [OFFICE, 'invite', name, ...options]
        const { stdout } = await promisify(execFile)(process.execPath, command, {
          env: { ...process.env, ...environment },
        })
        return /http:\S+/.exec(stdout)?.[0] ?? ''
      },
      device: async (options = {}) => {
        const page = await deviceOf(browser, options, problems)
        pages.push(page)
        return page
      },
      signedIn: async (name, options = {}, ...invitation) => {
        const page = await office.device(options)
        await page.goto(await office.invite(name, ...invitation))
        await page.getByRole('button', { name: 'Add this device' }).click()
        await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
        return page
      },
    }
    await use(office)
    await Promise.all(pages.map((page) => page.context().close()))
    await running.stop('SIGKILL')
    await site.remove()
    expect(problems).toEqual([])
  },
})
