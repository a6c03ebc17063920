import { stripVTControlCharacters } from 'node:util'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { freePort } from '../free-port.ts'
import { shapes } from '../page-shapes.ts'
import { startProgram } from '../processes.ts'
import { turnIt } from '../turning.ts'

test('npm run dev says that it has no service worker, and none of its pages logs an error or a warning', async ({
  page,
}) => {
  const { output, stop } = await startProgram([process.execPath, 'tools/dev.mjs'], {
    // Playwright sets another one.
    environment: { NODE_ENV: 'development', MOCK_PORT: String(await freePort()) },
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
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
    // Its body is a part that is made of a part that is made of a part.
    const placeOfHeading = async (address: string) => {
      await page.goto(address)
      return page.locator('h1').boundingBox()
    }
    const developed = await placeOfHeading(new URL(paths.device, addressOfSite()).href)
    expect(developed).toEqual(await placeOfHeading(paths.device))
    await page.goto(new URL(paths.vehicle('denago-rover-xl'), addressOfSite()).href)
    await turnIt(page).click()
    await expect(page.locator('model-viewer')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(warnings).toEqual([])
  } finally {
    await stop()
  }
})
