import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, views } from '../turning.ts'

test.use({
  ...SMALL_WEBGL,
  // The element reports the refused camera on the console.
  expectedErrors: [new RegExp(`${SLOW_DRAWING.source}|No camera in a test`)],
})

declare global {
  interface Window {
    asked?: unknown[]
    /** Lets the browser say that it has augmented reality. */
    answer?: () => void
  }
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const inDriveway = (page: Page) => page.getByRole('button', { name: 'In your driveway' })
const code = (page: Page) => page.getByRole('dialog')

async function open(page: Page) {
  await page.goto(`${paths.vehicle('denago-nomad')}?view=3d`)
  await expect(views(page)).toBeVisible(DRAWN)
}

test('one press shows the cart in augmented reality where the browser has it, also when the browser says so late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answered = new Promise<void>((resolve) => {
      window.answer = resolve
    })
    const xr = Object.assign(new EventTarget(), {
      isSessionSupported: async (mode: string) => {
        await answered
        return mode === 'immersive-ar'
      },
      requestSession: async (...asked: unknown[]) => {
        window.asked = asked
        throw new Error('No camera in a test')
      },
    })
    Object.defineProperty(navigator, 'xr', { value: xr })
    class XRSession {
      requestHitTestSource() {}
    }
    Object.defineProperty(window, 'XRSession', { value: XRSession, configurable: true })
  })
  await open(page)
  // Until then a phone that has it may be another one.
  await inDriveway(page).click()
  await expect(code(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(code(page)).toHaveCount(0)

  await page.evaluate(() => window.answer?.())
  await inDriveway(page).click()
  await expect.poll(() => page.evaluate(() => window.asked?.[0])).toBe('immersive-ar')
  await expect(code(page)).toHaveCount(0)
})

/** Notes in `window.asked` where links of scripts lead, which this browser would not open. */
const noteLinks = (page: Page) =>
  page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = function () {
      window.asked = [this.href, this.rel, this.download]
    }
  })

test.describe('on Android without WebXR', () => {
  test.use({ userAgent: ANDROID })

  test('Scene Viewer shows the cart true to scale, from the model of this site', async ({ page }) => {
    await noteLinks(page)
    await open(page)
    await inDriveway(page).click()
    await expect
      .poll(() => page.evaluate(() => String(window.asked?.[0])))
      .toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer/)
    const asked = await page.evaluate(() => String(window.asked?.[0]))
    expect(asked).toContain('resizable=false')
    expect(decodeURIComponent(asked)).toContain(`file=${new URL(page.url()).origin}/models/denago-nomad.glb`)
    await expect(code(page)).toHaveCount(0)
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('Quick Look gets the cart true to scale', async ({ page }) => {
    await noteLinks(page)
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype
      DOMTokenList.prototype.supports = function (token) {
        return token === 'ar' || supports.call(this, token)
      }
    })
    await open(page)
    await inDriveway(page).click()
    await expect.poll(() => page.evaluate(() => window.asked?.[1]), DRAWN).toBe('ar')
    expect(await page.evaluate(() => String(window.asked?.[0]))).toMatch(/^blob:.*#.*allowsContentScaling=0/)
    await expect(code(page)).toHaveCount(0)
  })
})
