import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { decimal } from '../../src/lib/decimal.ts'
import { dollars } from '../../src/lib/money.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { vehicleOf } from '../site-vehicles.ts'

const nomad = paths.vehicle('denago-nomad')
const pictures = vehicleOf('denago-nomad').images.length
const last = pictures - 1

test.describe('the gallery', () => {
  test('works with the keyboard: arrow keys for thumbnails, full screen, zoom, and the focus back where it was', async ({
    page,
  }) => {
    await page.goto(nomad)
    const thumbnails = page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('radio')
    await expect(thumbnails).toHaveCount(pictures)
    await expect(thumbnails.first()).toBeChecked()
    await thumbnails.first().focus()
    for (let next = 1; next < last; next += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(thumbnails.nth(next)).toBeChecked()
      await expect(thumbnails.nth(next)).toBeFocused()
    }

    const open = page.getByRole('button', { name: 'Full screen' })
    await page.keyboard.press('Tab')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Pictures of the Denago Nomad' })
    await expect(viewer.getByText(`${last} of ${pictures}`)).toBeVisible()
    await viewer.getByRole('group', { name: 'Pictures' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(`${pictures} of ${pictures}`)).toBeVisible()
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
    await expect(thumbnails.nth(last)).toBeChecked()
    // Its history entry is left a moment later.
    await expect.poll(() => page.evaluate(() => history.state?.pictures)).toBeUndefined()

    await page.keyboard.press('Enter')
    await expect(viewer).toBeVisible()
    await page.goBack()
    // The page hears of the closing with the next frame, and opens it again from then on.
    await expect(page.getByRole('dialog', { name: 'Pictures of the Denago Nomad', includeHidden: true })).toHaveCount(0)
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
    await expect(thumbnails.nth(last - 1)).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('pictures arrive in a square without moving anything, and a swipe shows the next one', async ({ page }) => {
    await watchLayout(page)
    await page.goto(nomad)
    const thumbnails = page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('radio')
    await expect(thumbnails).toHaveCount(pictures)
    const stage = page.getByRole('group', { name: 'Pictures of the Denago Nomad' })
    const box = await stage.boundingBox()
    if (!box) throw new Error('The stage is not to be seen')
    expect(box.height).toBe(box.width)
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
    await page.setViewportSize({ width: 844, height: 390 })
    const sideways = await stage.boundingBox()
    expect(sideways?.height).toBe(sideways?.width)
    expect((sideways?.y ?? 0) + (sideways?.height ?? 0), 'the whole stage is on the first screen').toBe(390)
    const main = await page.locator('[data-dock]').getByRole('link').filter({ visible: true }).boundingBox()
    expect((sideways?.x ?? 0) + (sideways?.width ?? 0), 'the dock is beside it').toBeLessThan(main?.x ?? 0)
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
})

test.describe('what helps to decide', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a visitor estimates a payment with or without a rate; the page says that it is no offer and keeps it for the next cart; the page can be shared', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(nomad)
    await page.getByText('Estimate a monthly payment').click()
    const result = page.locator('output').filter({ hasText: /APR|a month/ })
    await expect(result).toContainText('a month before interest')
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
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(dealer.url + nomad)
    // It can appear just where the visitor is about to press.
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
    await expect(page.getByLabel('Price ($)')).toHaveValue(decimal(vehicleOf('denago-rover-xl').price ?? 0))
  })
})

test('a reader who scrolls down sees whether the cart fits, in a drawing and in words, and nothing moves', async ({
  page,
}) => {
  await watchLayout(page)
  await page.goto('/vehicles/denago-nomad')
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  const fit = page.getByRole('region', { name: 'Will it fit?' })
  await fit.scrollIntoViewIfNeeded()
  await expect(fit.getByRole('definition')).toHaveText([
    'Fits, with 6 in to spare.',
    'Fits, with 1 ft 6 in to spare.',
    'Needs a deck 11 feet long. Or let us deliver.',
    'The roof’s 9 in above their head.',
  ])
  await expect(fit).toContainText('Measured from our 3D model')
  expect(await layoutShifts(page)).toEqual([])
  expect(await axeInBothThemes(page)).toEqual([])
})
