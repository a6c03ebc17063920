import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { finished, start } from '../tools/run.mjs'

const folder = new URL('../public/screenshots/', import.meta.url)

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }

/** The pages that the manifest shows to a visitor who is about to install the site. */
const SCREENSHOTS = [
  { name: 'home-narrow', path: '/', device: PHONE },
  { name: 'inventory-narrow', path: '/inventory', device: PHONE },
  { name: 'vehicle-narrow', path: '/vehicles/evolution-d6-max-xt4', device: PHONE },
  { name: 'home-wide', path: '/', device: DESKTOP },
  { name: 'inventory-wide', path: '/inventory', device: DESKTOP },
]

/** Photographs the built site with the real server behind it. Built first, so that the pictures are up to date. */
export async function makeScreenshots(browser) {
  const port = await freePort()
  const server = start('node', ['--import', 'tsx', 'server/main.ts'], {
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  })
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const { name, path, device } of SCREENSHOTS) {
      const page = await browser.newPage({ ...device, locale: 'en-US', timezoneId: 'America/New_York' })
      await openWhenReady(page, `http://127.0.0.1:${port}${path}`)
      // A first visit may do without the font; the second has it.
      await page.reload({ waitUntil: 'networkidle' })
      await page.screenshot({ path: new URL(`${name}.jpg`, folder).pathname, quality: 82 })
      await page.close()
    }
  } finally {
    server.kill()
    await finished(server)
  }
}

async function openWhenReady(page, url) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await page.goto(url, { waitUntil: 'networkidle' })
      return
    } catch (error) {
      if (attempt === 40) throw error
      await page.waitForTimeout(250)
    }
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
