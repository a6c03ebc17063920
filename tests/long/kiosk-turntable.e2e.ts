import type { Page } from 'playwright/test'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../../tools/browser.mjs'
import { expect } from '../fixtures.ts'
import { loop, openAsKiosk } from '../kiosk.ts'
import { LIMITS } from '../limits.ts'
import { test } from '../short-install.ts'

const FRAME_MS = 16
const MONDAY_NOON = new Date('2026-11-23T12:00:00-05:00')

// WebGL on the processor, which takes a second for what a graphics card draws in a frame: few pixels, and the page's clock.
test.use({
  viewport: { width: 240, height: 160 },
  launchOptions: {
    executablePath: await requireBrowser(),
    args: [...TEST_BROWSER_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  },
  expectedErrors: [/GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/],
})

/** Reports to the page that a graphics card draws. */
const claimGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const { getParameter } = WebGL2RenderingContext.prototype
    const UNMASKED_RENDERER_WEBGL = 0x9246
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name)
    }
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options?: object) {
      return getContext.call(this, type as 'webgl2', { ...options, failIfMajorPerformanceCaveat: false })
    } as typeof getContext
  })

const drawn = (page: Page) => loop(page).locator('[data-drawn] model-viewer')

/** Waits for the loop. From then on a frame comes when the test says so, however long it takes. */
async function untilLoop(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'How many seats do you need?' })).toBeVisible()
  await page.clock.pauseAt(MONDAY_NOON.getTime() + 3_600_000)
  await expect(loop(page)).toContainText('Take the long way.')
  await page.clock.fastForward('00:09')
}

/** Draws frames until a cart is there in 3-D. */
const untilDrawn = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(FRAME_MS)
    await expect(drawn(page)).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: LIMITS.wait, intervals: [50] })

test('the loop turns a cart on a tablet with a graphics card', async ({ page }) => {
  await claimGraphicsCard(page)
  await openAsKiosk(page, { time: MONDAY_NOON })
  await untilLoop(page)
  await untilDrawn(page)
  const angle = () =>
    drawn(page).evaluate((cart) => (cart as unknown as { turntableRotation: number }).turntableRotation)
  const before = await angle()
  for (let frame = 0; frame < 5; frame += 1) await page.clock.fastForward(FRAME_MS)
  expect(await angle()).toBeGreaterThan(before)
})
