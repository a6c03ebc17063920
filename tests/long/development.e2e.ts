import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '../fixtures.ts'
import { freePort } from '../free-port.ts'
import { shapes } from '../page-shapes.ts'
import { startProgram } from '../processes.ts'

test('npm run dev says that it has no service worker, and none of its pages logs an error', async ({ page }) => {
  const { output, stop } = await startProgram([process.execPath, 'tools/dev.mjs'], {
    // Playwright sets another one.
    environment: { NODE_ENV: 'development', MOCK_PORT: String(await freePort()) },
  })
  try {
    const addressOfSite = () => /Local:\s+(http:\S+)/.exec(stripVTControlCharacters(output()))?.[1]
    await expect.poll(addressOfSite).toBeTruthy()
    expect(output()).toContain('npm run dev has no service worker')
    for (const path of [...shapes, '/design-system', '/compare?ids=denago-nomad,denago-rover-xl']) {
      await page.goto(new URL(path, addressOfSite()).href)
      await expect(page.locator('h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
  } finally {
    await stop()
  }
})
