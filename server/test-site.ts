import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { CONNECTION_LIMITS } from './connections.ts'
import { openDatabase } from './store/database.ts'
import { METRICS_HEADERS, METRICS_TOKEN } from './test-metrics.ts'

export const MAVERICK_ID = '64f0c2a1b3d4e5f60718293a'

export const testVehicle = (id: string, name: string, brand: string, more: Partial<Vehicle> = {}): Vehicle => ({
  id,
  name,
  brand,
  description: `${name}, for a test.`,
  price: 9_995,
  category: 'test',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 4 },
  ...more,
})

export const testVehicles = [
  testVehicle('denago-ev-city', 'Denago EV City', 'denago'),
  testVehicle(MAVERICK_ID, 'Evolution D5 Maverick 4 Plus', 'evolution'),
  testVehicle('evolution-added-since', 'Evolution Added Since', 'evolution'),
]

const page = (title: string) => `<!doctype html><title>${title}</title><script>window.shell = 1</script>`

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'app-shell.html': page('Shell'),
  'vehicle-404.html': page('No vehicle'),
  '404.html': page('404 Page Not Found'),
  'towns/404.html': page('No town'),
  'rentals/404.html': page('No town to rent in'),
  'inventory.html': page('Inventory'),
  'towns/scranton.html': page('Scranton'),
  'vehicles/denago-ev-city.html': page('Denago EV City'),
  [`vehicles/${MAVERICK_ID}.html`]: page('Maverick'),
  'vehicles/sold-since.html': page('Sold'),
  'about.html': page('About, without rules'),
  'first-visit/about.html': `${page('About, with rules')}<style>.about{color:red}</style>`,
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'manifest.webmanifest': '{"name":"test"}',
  'assets/app-3f2a1b.js': 'console.log(1)',
  'assets/viewer-4c5d6e.js': 'html`<style>\n.stage{}\n</style>`',
  'images/placeholder-480.webp': 'not really a picture',
}

export type TestSite = { config: Config; dir: string; write: (file: string, text: string) => void; remove: () => void }

/** Builds a small site and its catalogue in its own folder. */
export function testSite(): TestSite {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) {
    write(`dist/${file}`, text)
    if (file.startsWith('images/')) continue
    writeFileSync(join(dir, 'dist', `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(dir, 'dist', `${file}.gz`), gzipSync(text))
  }
  write('db.json', JSON.stringify({ vehicles: testVehicles, inquiries: [] }))
  return {
    dir,
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
    config: {
      port: 0,
      host: '127.0.0.1',
      siteDir: join(dir, 'dist'),
      catalogueFile: join(dir, 'db.json'),
      trustProxy: false,
      logLevel: 'silent',
      contactRatePerMinute: 1_000_000,
      drainSeconds: 0,
      contactRateTotalPerMinute: 1_000_000,
      retentionDays: 365,
      connectionLimits: CONNECTION_LIMITS,
      lookAtStockEveryMs: 20,
      metricsToken: METRICS_TOKEN,
      kiosks: [],
      database: { kind: 'sqlite', dataDir: join(dir, 'data') },
      picturesUrl: undefined,
      email: undefined,
      webhook: undefined,
    },
  }
}

/** The server over a small site, for tests that use it through `app.inject`. It listens only on request. */
export async function testApp(settings: Partial<Config> = {}) {
  const site = testSite()
  const config = { ...site.config, ...settings }
  const database = await openDatabase(config.database)
  const app: FastifyInstance = await buildApp(config, database)
  const stop = async () => {
    await app.close()
    await database.db.destroy()
    site.remove()
  }
  const metrics = () => app.inject({ url: '/metrics', headers: METRICS_HEADERS })
  return { app, database, site, config, metrics, stop }
}
