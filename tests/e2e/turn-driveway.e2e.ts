import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, views } from '../turning.ts'

test.use({
  ...SMALL_WEBGL,
  // The camera that is refused here is told to the console by the element.
  expectedErrors: [new RegExp(`${SLOW_DRAWING.source}|No camera in a test`)],
})

declare global {
  interface Window {
    asked?: unknown[]
  }
}

test('where the browser has augmented reality, the cart is shown in it by one press', async ({ page }) => {
  await page.addInitScript(() => {
    const xr = Object.assign(new EventTarget(), {
      isSessionSupported: async (mode: string) => mode === 'immersive-ar',
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
  await page.goto(`${paths.vehicle('denago-nomad')}?view=3d`)
  await expect(views(page)).toBeVisible(DRAWN)
  await page.getByRole('button', { name: 'In your driveway' }).click()
  await expect.poll(() => page.evaluate(() => window.asked?.[0])).toBe('immersive-ar')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
