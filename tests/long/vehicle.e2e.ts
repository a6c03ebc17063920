import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { test as workerTest } from '../short-install.ts'
import { priceOf } from '../site-vehicles.ts'

const nomad = paths.vehicle('denago-nomad')

test.describe('the gallery', () => {
  test('a link that lies on the stage is dragged as a link: only a dragged picture opens the cart in 3-D', async ({
    page,
  }) => {
    await page.goto(nomad)
    const drag = (element: Element) =>
      element.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }))
        ? 'the browser'
        : 'the page'
    expect(await page.locator('[data-stage] a').first().evaluate(drag)).toBe('the browser')
    expect(await page.locator('[data-stage] img').first().evaluate(drag)).toBe('the page')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two fingers and a double tap enlarge the picture in full screen, and not the page', async ({ page }) => {
    await page.goto(nomad)
    await page.getByRole('button', { name: 'Full screen' }).tap()
    const viewer = page.getByRole('dialog', { name: 'Pictures of the Denago Nomad' })
    const zoom = viewer.getByRole('button', { name: 'Zoom' })
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    const fingers = await page.context().newCDPSession(page)
    const apart = (px: number) => [
      { x: 195 - px, y: 400, id: 0 },
      { x: 195 + px, y: 400, id: 1 },
    ]
    const pinch = async (from: number, to: number) => {
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(from) })
      for (const share of [0.25, 0.5, 0.75, 1])
        await fingers.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: apart(from + (to - from) * share),
        })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await pinch(30, 120)
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await pinch(120, 30)
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await page.touchscreen.tap(195, 400)
    await page.touchscreen.tap(195, 400)
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await viewer.getByRole('button', { name: 'Close' }).tap()
    await expect(viewer).toBeHidden()
  })
})

test.describe('with the worker', () => {
  workerTest(
    'the page offers similar carts and carts that a visitor has seen before, also without a network',
    async ({ page, site }) => {
      await page.goto(paths.vehicle('denago-ev-city'))
      await readyForOffline(page)
      await page.goto(nomad)
      await readyForOffline(page)
      const related = page.getByRole('region', { name: 'Carts like this one' })
      await page.getByRole('heading', { name: 'Interested in this vehicle?' }).scrollIntoViewIfNeeded()
      await expect(related.getByRole('article').first()).toBeVisible()
      await expect(related.getByRole('link', { name: 'Denago Nomad', exact: true })).toHaveCount(0)
      const recent = page.getByRole('region', { name: 'Recently viewed' })
      await expect(recent.getByRole('link', { name: 'Denago EV City' })).toBeVisible()

      await site.stop()
      await page.reload()
      await page.getByRole('heading', { name: 'Interested in this vehicle?' }).scrollIntoViewIfNeeded()
      await expect(recent.getByRole('link', { name: 'Denago EV City' })).toBeVisible()
      await recent.getByRole('link', { name: 'Denago EV City' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Denago EV City' })).toBeVisible()
    },
  )
})

test('the picture is square at every width, whether a cart has several, one or none', async ({ page }) => {
  // Several, and none. A cart with one picture has the stage of a cart with none: no strip below it.
  for (const id of ['denago-nomad', 'evolution-turfman-1000']) {
    await page.goto(paths.vehicle(id))
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [900, 800],
      [1024, 600],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await page.locator('[data-stage]').boundingBox()
      expect(box?.height, `${id}, ${width} x ${height}`).toBeCloseTo(box?.width ?? 0, 0)
    }
  }
})

test('the dock has the price only while the large price is out of sight, and nothing in it moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.vehicle('denago-nomad'))
  const dock = page.locator('[data-dock]')
  const price = dock.getByText(priceOf('denago-nomad'))
  const action = dock.getByRole('link').filter({ visible: true })
  await expect(page.getByRole('button', { name: 'See it in 3D' })).toBeVisible()
  await expect(price).toBeHidden()
  const before = await action.boundingBox()
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(price).toBeVisible()
  expect(await action.boundingBox()).toEqual(before)
  // A low window has the large price below its first screen.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(price).toBeHidden()
  await page.setViewportSize({ width: 390, height: 664 })
  await expect(price).toBeVisible()
})
