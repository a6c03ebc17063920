import { paths } from '../../src/addresses/paths.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { heart, hearts, listLink, one, three, two } from '../compare-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { desktop } from '../inventory-page.ts'

test.use({ viewport: desktop })

test('the shortlist has a cart whose heart was pressed just before a reload', async ({ page }) => {
  await page.goto(paths.inventory)
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  const reloaded = page.waitForEvent('load')
  await heart(page, two).evaluate((button: HTMLButtonElement) => {
    button.click()
    location.reload()
  })
  await reloaded
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
})

test('the shortlist adds a cart whose heart is pressed while the device still reads the stored list', async ({
  page,
}) => {
  await page.goto(paths.inventory)
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  const letCome = await hold(page, /\/assets\/start-device-/)
  await page.goto(paths.inventory, { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await heart(page, two).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  letCome()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
})

test('the shortlist adds a cart on a device that is never idle', async ({ page }) => {
  // A processor that draws a turning cart, or a browser that draws nothing, as tests have met.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  await page.goto(paths.inventory)
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
})

test('hearts on the home page and on the page of a cart fill the shortlist too', async ({ page }) => {
  await page.goto(paths.home)
  await expect(hearts(page)).toHaveCount(featuredRefs.length)
  await hearts(page).last().press('Enter')
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  await page.goto(paths.vehicle(one))
  await page.getByRole('heading', { name: 'Interested in this vehicle?' }).scrollIntoViewIfNeeded()
  await expect(hearts(page).first()).toBeVisible()
})

test.describe('on the page of a cart that is gone', () => {
  test.use({ expectedErrors: [/404/] })

  test('the other carts have hearts', async ({ page }) => {
    await page.goto(paths.vehicle('no-such-cart'))
    await expect(hearts(page)).toHaveCount(3)
  })
})

test.use({ viewport: desktop })

test('the shortlist has a cart whose heart was pressed before hydration, and keeps the others', async ({ page }) => {
  await page.goto(paths.inventory)
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  const letCome = await hold(page, SCRIPTS)
  await page.goto(paths.inventory, { waitUntil: 'commit' })
  // The first cart was saved before, which the page does not know yet. The third is pressed twice.
  for (const id of [one, two, three, three]) await heart(page, id).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  letCome()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  for (const [id, pressed] of [
    [one, 'true'],
    [two, 'true'],
    [three, 'false'],
  ] as const)
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', pressed)
  await heart(page, two).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
})

test('an empty shortlist says what to do, and links there', async ({ page }) => {
  await page.goto(paths.compare)
  await expect(page.getByText('we’ll line them up here')).toBeVisible()
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose carts' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.inventory}$`))

  // The pictures of a brand are part of the link above them.
  await page.goBack()
  const ofBrand = page.getByRole('list', { name: 'Carts by brand' }).getByRole('listitem')
  const pictures = ofBrand.filter({ hasText: 'Compare Denago carts' }).locator('img')
  await expect(pictures).toHaveCount(4)
  const box = await pictures.first().boundingBox()
  if (!box) throw new Error('No picture is shown')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('columnheader', { name: /Denago/ })).toHaveCount(4)
})
