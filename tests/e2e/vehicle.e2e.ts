import { paths } from '../../src/addresses/paths.ts'
import { dollars } from '../../src/lib/money.ts'
import { axeInBothThemes, expect, readyForOffline, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { test as workerTest } from '../short-install.ts'
import { vehicleOf } from '../site-vehicles.ts'

const nomad = paths.vehicle('denago-nomad')

test.describe('the gallery', () => {
  test('is operated with the keyboard: thumbnails by arrow keys, full screen, zoom, and back where one was', async ({
    page,
  }) => {
    await page.goto(nomad)
    const thumbnails = page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('radio')
    await expect(thumbnails).toHaveCount(3)
    await expect(thumbnails.first()).toBeChecked()
    await thumbnails.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(thumbnails.nth(1)).toBeChecked()
    await expect(thumbnails.nth(1)).toBeFocused()

    const open = page.getByRole('button', { name: 'Full screen' })
    await page.keyboard.press('Tab')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Pictures of the Denago Nomad' })
    await expect(viewer.getByText('2 of 3')).toBeVisible()
    await viewer.getByRole('group', { name: 'Pictures' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('3 of 3')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled()
    await viewer.getByRole('button', { name: 'Zoom' }).focus()
    await page.keyboard.press('Enter')
    const enlarged = viewer.getByRole('group', { name: 'Enlarged picture' })
    await expect(enlarged).toBeFocused()
    const left = await enlarged.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => enlarged.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left)

    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(open).toBeFocused()
    await expect(thumbnails.nth(2)).toBeChecked()
    // Its history entry is left a moment later.
    await expect.poll(() => page.evaluate(() => history.state?.pictures)).toBeUndefined()

    await page.keyboard.press('Enter')
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${nomad}$`))
    await expect(open).toBeFocused()

    // Closed in the same moment as another picture was chosen, whose slide is still to scroll there.
    await page.keyboard.press('Enter')
    await viewer.getByRole('button', { name: 'Previous' }).evaluate(async (button: HTMLElement) => {
      button.click()
      // React draws after the event.
      await Promise.resolve()
      button.closest('dialog')?.close()
    })
    await expect(viewer).toBeHidden()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(thumbnails.nth(1)).toBeChecked()
  })

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

  test('nothing moves when the pictures arrive, which stand in a square, and a swipe shows the next one', async ({
    page,
  }) => {
    await watchLayout(page)
    await page.goto(nomad)
    const thumbnails = page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('radio')
    await expect(thumbnails).toHaveCount(3)
    const stage = page.getByRole('group', { name: 'Pictures of the Denago Nomad' })
    const box = await stage.boundingBox()
    if (!box) throw new Error('The stage is not to be seen')
    expect(box.height).toBe(box.width)
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
    await page.setViewportSize({ width: 844, height: 390 })
    const sideways = await stage.boundingBox()
    expect(sideways?.height).toBe(sideways?.width)
    const dock = await page.locator('[data-dock]').boundingBox()
    expect((sideways?.y ?? 0) + (sideways?.height ?? 0), 'the whole stage is above the dock').toBeLessThanOrEqual(
      dock?.y ?? 0,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    const finger = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const at = (share: number) => [{ x: box.x + box.width * share, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) })
    for (const share of [0.8, 0.65, 0.5, 0.35, 0.2])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(thumbnails.nth(1)).toBeChecked()
  })

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

test.describe('what helps to decide', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a payment is estimated with the rate one expects or none, is no offer, and is kept for the next cart; the page is shared', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(nomad)
    await page.getByText('Estimate a monthly payment').click()
    const result = page.locator('output').filter({ hasText: /APR|a month/ })
    await expect(result).toContainText('Add an APR')
    await page.getByLabel('0% on select models').check()
    const { price = 0 } = vehicleOf('denago-nomad')
    await expect(result).toContainText(`${dollars(Math.ceil(price / 60))} a month`)
    await expect(result).toContainText('no interest')
    await expect(page.locator('form').getByText('An estimate, not an offer of credit.')).toBeVisible()
    await page.getByLabel('Down payment ($)').fill(String(price - 8_000))
    await page.getByLabel('Months').fill('40')
    await expect(result).toContainText('$200 a month')

    // A device that has no way of sharing copies the address.
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + nomad)
    // It can appear just where somebody is about to press.
    const takesPress = await page.getByText('Link copied').evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect()
      return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(takesPress, 'a press on the words goes to what they cover').toBe(false)
    await page.getByRole('button', { name: 'Close notification' }).click()
    await expect(page.getByText('Link copied')).toBeHidden()

    await page.goto(paths.vehicle('denago-rover-xl'))
    await page.getByText('Estimate a monthly payment').click()
    await expect(page.getByLabel('Months')).toHaveValue('40')
    await expect(page.getByLabel('Price ($)')).toHaveValue(String(vehicleOf('denago-rover-xl').price))
  })
})

test.describe('with the worker', () => {
  workerTest(
    'carts like this one and carts seen before are offered, and are there without a network',
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

test('a reader who comes to it sees whether the cart fits, in a drawing and in words, and nothing moves', async ({
  page,
}) => {
  await watchLayout(page)
  await page.goto('/vehicles/denago-nomad')
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  const fit = page.getByRole('region', { name: 'Will it fit?' })
  await fit.scrollIntoViewIfNeeded()
  await expect(fit.getByRole('definition')).toHaveText([
    'Clears it with 8 in to spare.',
    'Clears it with 1 ft 8 in to spare.',
    'Too long by 4 ft 1 in. Use a trailer, or let us deliver.',
    'The roof sits 7 in above the top of their head.',
  ])
  await expect(fit).toContainText('Measured from our 3D model')
  expect(await layoutShifts(page)).toEqual([])
  expect(await axeInBothThemes(page)).toEqual([])
})

test('the picture stands in a square at every width, whether a cart has several, one or none', async ({ page }) => {
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
