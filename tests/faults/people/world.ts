import { startPostgres } from '../../postgres/server.ts'
import { setup as buildServer } from '../../server-program.ts'
import { SiteServer } from '../../site-server.ts'
import { FaultProxy } from '../fault-proxy.ts'
import { type KeptInquiry, keptInquiries } from '../server-database.ts'
import { chromiumBrowser } from './chromium.ts'
import { firefoxBrowser } from './firefox.ts'
import type { PeopleBrowser } from './tab.ts'

export type World = {
  site: SiteServer
  way: FaultProxy
  browser: PeopleBrowser
  kept: () => Promise<KeptInquiry[]>
  end: () => Promise<void>
}

export type WorldOptions = { browser: 'chromium' | 'firefox'; store: 'sqlite' | 'postgres' }

/** One server, the way to it, and one device. */
export async function startWorld({ browser: name, store }: WorldOptions): Promise<World> {
  await buildServer()
  const postgres = store === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = await postgres?.createDatabase()
  const site = await SiteServer.start({
    env: { CONTACT_RATE_PER_MINUTE: '1000000', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  const way = await FaultProxy.start(site.url)
  const browser = name === 'firefox' ? firefoxBrowser(way.url) : chromiumBrowser(way.url)
  await browser.start()
  return {
    site,
    way,
    browser,
    kept: () => keptInquiries(site.dataDir, databaseUrl),
    end: async () => {
      await browser.remove()
      await way.stop()
      await site.remove()
      await postgres?.stop()
    },
  }
}
