import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, turnIt, turnStage, views } from '../turning.ts'

const nomad = paths.vehicle('denago-nomad')

/** From where the camera looks, in radians around the cart. */
const angle = (page: Page) =>
  page
    .locator('model-viewer')
    .evaluate((element) => (element as unknown as { getCameraOrbit: () => { theta: number } }).getCameraOrbit().theta)

/** A finger on a touch screen at a place in px. Returns a function that moves it by some px and lifts it. */
async function finger(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (right: number, down: number) => {
    await touch('touchStart', [{ x, y }])
    for (const step of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      await touch('touchMove', [{ x: x + step * right, y: y + step * down }])
    }
    await touch('touchEnd', [])
  }
}

const fieldOfView = (page: Page) =>
  page
    .locator('model-viewer')
    .evaluate((element) => (element as unknown as { getFieldOfView: () => number }).getFieldOfView())

test.use({ ...SMALL_WEBGL, expectedErrors: [SLOW_DRAWING] })

test.describe('with WebGL', () => {
  test('a cart is turned with the keyboard, shown from its sides, and left for its pictures again', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(nomad)
    await expect(turnIt(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /\.glb$|\/viewer-/.test(path))).toEqual([])

    await turnIt(page).focus()
    await page.keyboard.press('Enter')
    await expect(views(page)).toBeVisible(DRAWN)
    // Around the stage, not through what lies on it.
    await expect(turnStage(page)).toHaveCSS('outline-style', 'solid')
    const spoken = page.locator('model-viewer').getByRole('status')
    const rear = views(page).getByRole('button', { name: 'Rear' })
    await rear.click()
    await expect(rear).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => angle(page)).toBeCloseTo((3 * Math.PI) / 2, 1)
    await page.getByRole('img', { name: /3D illustration/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => angle(page)).not.toBeCloseTo((3 * Math.PI) / 2, 1)
    await expect(rear).toHaveAttribute('aria-pressed', 'false')
    // A screen reader hears the dealer's name of the side, and the keys that the element's name promises zoom.
    await expect(spoken).toHaveText('Seen from the rear')
    const before = await fieldOfView(page)
    await page.keyboard.press('+')
    await expect.poll(() => fieldOfView(page)).toBeLessThan(before - 0.5)
    const near = await fieldOfView(page)
    await page.keyboard.press('-')
    await expect.poll(() => fieldOfView(page)).toBeGreaterThan(near + 0.5)

    // What the data name is pointed out, and nothing else: this cart has no light bar.
    const spots = page.locator('model-viewer').getByRole('button')
    await expect(spots).toHaveCount(2)
    const bench = page.getByRole('button', { name: 'Rear bench folds into a cargo deck' })
    await bench.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Rear bench folds into a cargo deck' })).toBeVisible()
    await expect(bench).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => angle(page)).toBeCloseTo((235 * Math.PI) / 180, 1)
    const target = await bench.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)

    // A hot spot behind the cart can have the focus too, and is visible then.
    await views(page).getByRole('button', { name: 'Front' }).focus()
    await page.keyboard.press('Enter')
    await expect(bench).not.toHaveAttribute('data-visible')
    await bench.focus()
    await expect(bench).toHaveCSS('opacity', '1')

    await page.goBack()
    await expect(page.locator('model-viewer')).toHaveCount(0)
    await expect(turnIt(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${nomad}$`))
  })

  test('the pictures open in full screen over the cart in 3-D, which is there afterwards', async ({ page }) => {
    await page.goto(nomad)
    await turnIt(page).click()
    await expect(views(page)).toBeVisible(DRAWN)
    const fullScreen = page.getByRole('button', { name: 'Full screen' })
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ })
    await fullScreen.click()
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(views(page)).toBeVisible()
    await expect(page).toHaveURL(/view=3d/)

    await fullScreen.click()
    await viewer.getByRole('button', { name: 'Next' }).click()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(views(page)).toBeVisible()

    // The picture that was chosen there leads back to itself from the strip.
    const second = page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('radio').nth(1)
    await expect(second).toBeChecked()
    await second.click({ force: true })
    await expect(page.locator('model-viewer')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${nomad}$`))
  })

  test.describe('without a model', () => {
    test.use({
      expectedErrors: [new RegExp(`${SLOW_DRAWING.source}|denago-nomad\\.glb`)],
    })

    test('a drag with the mouse opens 3-D; without the model the picture remains, and another attempt shows the cart', async ({
      page,
    }) => {
      await page.route('**/models/*.glb', (route) => route.fulfill({ status: 404 }))
      await page.goto(nomad)
      await expect(turnIt(page)).toBeVisible()
      const box = await page.getByRole('group', { name: 'Pictures of the Denago Nomad' }).boundingBox()
      if (!box) throw new Error('The stage is not to be seen')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
      await expect(page.getByRole('alert')).toHaveText('The 3D view didn’t load.')
      await expect(
        page
          .locator('[data-track]')
          .getByRole('img', { name: /Illustration of the Denago Nomad, seen from the front/ }),
      ).toBeVisible()
      await page.unroute('**/models/*.glb')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(views(page)).toBeVisible(DRAWN)
    })
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('a finger opens 3-D, turns the cart sideways, and still scrolls the page up and down', async ({ page }) => {
      await page.goto(nomad)
      await turnIt(page).tap()
      await expect(views(page)).toBeVisible(DRAWN)
      const box = await page.locator('model-viewer').boundingBox()
      if (!box) throw new Error('The stage is not to be seen')
      const before = await angle(page)
      const swipe = await finger(page, box.x + box.width / 2, box.y + box.height / 2)
      await swipe(120, 0)
      await expect.poll(() => angle(page)).not.toBeCloseTo(before, 1)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const turned = await angle(page)
      await swipe(0, -150)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
      expect(await angle(page)).toBeCloseTo(turned, 1)
    })

    test('a finger that begins on a hot spot turns the cart, and one that stays there chooses it', async ({ page }) => {
      await page.goto(`${nomad}?view=3d`)
      await expect(views(page)).toBeVisible(DRAWN)
      const spot = page.getByRole('button', { name: 'Two seats forward, two facing back', includeHidden: true })
      // Until the viewer has put it in its place, it is in the corner.
      await expect.poll(async () => (await spot.boundingBox())?.x).toBeGreaterThan(60)
      const at = async () => {
        const box = await spot.boundingBox()
        if (!box) throw new Error('The hot spot is not to be seen')
        return [box.x + box.width / 2, box.y + box.height / 2] as const
      }
      const before = await angle(page)
      await (await finger(page, ...(await at())))(90, 0)
      await expect.poll(() => angle(page)).not.toBeCloseTo(before, 1)
      await expect(spot).toHaveAttribute('aria-pressed', 'false')

      await views(page).getByRole('button', { name: 'Front' }).click()
      await expect.poll(() => angle(page)).toBeCloseTo(Math.PI / 2, 1)
      await page.touchscreen.tap(...(await at()))
      await expect(spot).toHaveAttribute('aria-pressed', 'true')
      // From behind, the cart is before it.
      await views(page).getByRole('button', { name: 'Rear' }).click()
      await expect(spot).not.toHaveAttribute('data-visible')
    })
  })
})

test('without WebGL the pictures remain, and a sentence says why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(nomad)
  await turnIt(page).click()
  await expect(page.getByRole('alert')).toContainText('can’t show the cart in 3D')
  // The picture that remains opens in full screen as before.
  await page.locator('[data-track] img').first().click()
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(turnIt(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${nomad}$`))

  // Forward leads to what its address says, and Back from there to the pictures.
  await page.goForward()
  await expect(page.getByRole('alert')).toContainText('can’t show the cart in 3D')
  await expect(page).toHaveURL(new RegExp(`${nomad}\\?view=3d$`))
  await page.goBack()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${nomad}$`))
})
