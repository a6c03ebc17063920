import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { MAX_IDLE_SECONDS } from '../../src/device/kiosk.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { beKiosk } from '../kiosk.ts'
import { shapes } from '../page-shapes.ts'

const PORTRAIT = { width: 1080, height: 1920 }
const LANDSCAPE = { width: 1180, height: 820 }
const LARGE = { width: 1920, height: 1080 }
/** The smallest target on each, in px. */
const SIZES = [
  { ...PORTRAIT, target: 80 },
  { ...LANDSCAPE, target: 56 },
  { ...LARGE, target: 72 },
]
const KIOSK_CODE = /\/assets\/kiosk-session-.*\.js$/

test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true })

/** A kiosk in use. kiosk.e2e.ts tests how it is set up and how a session ends. */
async function beUsedKiosk(page: Page) {
  await beKiosk(page, { idleSeconds: MAX_IDLE_SECONDS })
  await page.addInitScript(() => localStorage.setItem('person:kiosk-session', 'true'))
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Kiosk' })

/** What a finger is meant for and may miss. A link in a sentence is as high as its line. */
function tooSmall(size: number): string[] {
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  const coversItsCard = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')].flatMap(
    (element) => {
      const target = element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element
      const box = target.getBoundingClientRect()
      // A sheet that is still moving leaves 55.9999.
      const [width, height] = [Math.round(box.width * 100) / 100, Math.round(box.height * 100) / 100]
      const isThere =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        width > 1
      if (!isThere || (width >= size && height >= size) || isInSentence(element) || coversItsCard(element)) return []
      return [`${element.outerHTML.slice(0, 90)}: ${width} x ${height}`]
    },
  )
}

/** Choices of forms whose words are cut off, also of forms that are folded. */
function cutOff(): string[] {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('form details:not([open])')]
  for (const each of folded) each.open = true
  const labels = [...document.querySelectorAll('[data-choices] label')]
  const cut = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const each of folded) each.open = false
  return cut.map(({ textContent }) => textContent ?? '')
}

/** Presses each link that would leave the site or open a tab, in every way there is. @returns those that would have */
function leaving(): string[] {
  const outside = [
    { type: 'click' },
    { type: 'click', ctrlKey: true },
    { type: 'auxclick', button: 1 },
    { type: 'contextmenu', button: 2 },
    { type: 'dragstart' },
  ]
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const presses = link.origin === location.origin ? outside.slice(1) : outside
    const open = presses.filter(({ type, ...held }) =>
      link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...held })),
    )
    return open.map(({ type }) => `${type}: ${link.href}`)
  })
}

test('text on a kiosk is larger than on the website, and largest on a large screen', async ({ page }) => {
  await beUsedKiosk(page)
  await page.goto(paths.services)
  await expect(bar(page)).toBeVisible()
  const sizes: string[] = []
  for (const size of [LANDSCAPE, LARGE, PORTRAIT]) {
    await page.setViewportSize(size)
    sizes.push(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
  }
  expect(sizes).toEqual(['20px', '25.6px', '27.2px'])
})

// One context for all of them: new ones would take a third of the processor time.
test('the filters of a wide kiosk do not cover one another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beUsedKiosk(page)
  await page.goto(paths.inventory)
  const filters = page.getByRole('search', { name: 'Inventory' })
  const brand = await filters.getByText('Evolution').boundingBox()
  const more = await filters.getByText('More').boundingBox()
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(more?.x ?? 0)
})

test("a kiosk's targets are large enough for touch in either orientation, and its links lead to no other site", async ({
  page,
}) => {
  await beUsedKiosk(page)
  for (const path of shapes)
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      await page.setViewportSize(PORTRAIT)
      await page.goto(path)
      await expect(bar(page)).toBeVisible()
      for (const { target, ...size } of SIZES) {
        await page.setViewportSize(size)
        expect.soft(await page.evaluate(tooSmall, target), path).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width)
        expect.soft(await page.evaluate(cutOff), path).toEqual([])
        const place = await bar(page).boundingBox()
        expect.soft(place, path).toMatchObject({ x: 0, width: size.width })
        expect.soft((place?.y ?? 0) + (place?.height ?? 0), path).toBe(size.height)
      }
      expect.soft(await axeInBothThemes(page), path).toEqual([])
      expect.soft(await page.evaluate(leaving), path).toEqual([])
      await expect.soft(page).toHaveURL(path)
    })
})

/** Two fingers that enlarge a page. */
async function spread(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const fingers = (distance: number) => [
    { x: 500 - distance, y: 900 - distance, id: 1 },
    { x: 540 + distance, y: 940 + distance, id: 2 },
  ]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  for (let distance = 20; distance <= 300; distance += 20)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a kiosk has its own Back button, and its pages do not zoom', async ({ page }) => {
  await beUsedKiosk(page)
  await page.goto(paths.inventory)
  const back = bar(page).getByRole('button', { name: 'Back' })
  await expect(back).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(tooSmall, SIZES[0]?.target ?? 0)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Its history entry is left a moment later.
  await expect.poll(() => page.evaluate(() => history.state?.filters)).toBeUndefined()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vehicles\//)
  await expect(page.getByText('Print', { exact: true })).toBeHidden()
  // A kiosk cannot call, and its reader is in the showroom.
  const steps = page.getByRole('navigation', { name: 'Next steps' })
  await expect(steps.getByRole('link', { name: 'Request a test drive' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Call|Schedule)/ })).toHaveCount(0)
  await expect(steps.getByText(/^(Open|Closed)/)).toBeHidden()
  expect(await page.locator('[data-stage]').boundingBox()).toMatchObject({ x: 0, width: PORTRAIT.width })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(tooSmall, SIZES[0]?.target ?? 0)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.pictures)).toBeUndefined()
  await back.click()
  await expect(page).toHaveURL(paths.inventory)
  await expect(back).toBeHidden()

  await spread(page)
  await page.keyboard.press('Control+=')
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test('a link out of a kiosk does nothing before the code of the page has loaded', async ({ page, context }) => {
  await beUsedKiosk(page)
  const letCome = await hold(page, SCRIPTS)
  await page.goto(paths.showroom, { waitUntil: 'commit' })
  const directions = page.getByRole('link', { name: /^Directions/ }).first()
  await directions.click()
  await directions.click({ button: 'middle' })
  await directions.click({ modifiers: ['Shift'] })
  expect(await page.evaluate(leaving)).toEqual([])
  letCome()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveURL(paths.showroom)
  expect(context.pages()).toHaveLength(1)
  await directions.click()
  await expect(page.getByRole('dialog')).toContainText('maps.')
})

test('a sheet opened by the press that starts full screen is above the page', async ({ page }) => {
  await beUsedKiosk(page)
  await page.goto(paths.showroom)
  await expect(bar(page)).toBeVisible()
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await page
      .getByRole('link', { name: /^Directions/ })
      .first()
      .click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    return sheet.screenshot()
  }
  const first = await open()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await open()).equals(first)).toBe(true)
})

test('nothing can be typed or opened on a kiosk before its code has loaded', async ({ page }) => {
  await beUsedKiosk(page)
  const letScripts = await hold(page, SCRIPTS)
  await page.goto(paths.inventory, { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('blue')
  await search.press('Enter')
  await page.goto(paths.eco, { waitUntil: 'commit' })
  await page.getByLabel('Miles per week').fill('17')
  await page.getByLabel('Miles per week').press('Enter')
  expect(await page.evaluate(leaving)).toEqual([])
  await expect(page).toHaveURL(paths.eco)
  letScripts()

  const letKiosk = await hold(page, KIOSK_CODE)
  await page.goto(paths.townRentals('archbald'))
  await page.getByRole('link', { name: 'Open interactive map' }).click()
  letKiosk()
  await expect(bar(page)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('when its code cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] })

  test('a kiosk shows the page, and loads it again after a while', async ({ page }) => {
    await page.clock.install()
    await beUsedKiosk(page)
    await page.route(KIOSK_CODE, (route) => route.abort())
    await page.goto(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.unroute(KIOSK_CODE)
    await expect
      .poll(async () => {
        await page.clock.fastForward('00:31')
        return bar(page).count()
      })
      .toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
