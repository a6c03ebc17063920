import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/addresses/paths.ts'
import { cartBounds } from '../cart-bounds.ts'
import { expect, test } from '../fixtures.ts'
import { priceOf } from '../site-vehicles.ts'
import { withoutServerTime } from '../undated.ts'

const SIZES = [
  [320, 568],
  [390, 844],
  // With the bars of a browser.
  [390, 664],
  [360, 640],
  [768, 1024],
  [844, 390],
  // A small notebook, with the bars of a browser.
  [1024, 600],
  [1080, 1920],
  [1440, 900],
  [2560, 1440],
  // 1440 x 900 at 200 %.
  [720, 450],
] as const

/** Any time at which the showrooms are open: then the main button calls. */
const OPEN = '2026-11-18T11:00:00-05:00'
const MAIN_ACTION = 'Schedule Test Drive'

test.beforeEach(async ({ page }) => {
  await withoutServerTime(page.context())
  await page.clock.setFixedTime(OPEN)
})

/** A picture of the size of a cart's, black all over: where it is not seen as black, something fades, cuts or covers it. */
const BLACK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path d="M0 0h1600v1200H0z"/></svg>',
)}`

/** Where the picture on the stage lies in the window, in px, were it not cut or faded. */
const pictureBox = (page: Page) =>
  page.locator('[data-stage] picture img').evaluateAll((images) => {
    const [first] = images as HTMLImageElement[]
    if (!first) throw new Error('No picture')
    const { left, top, width, height } = first.getBoundingClientRect()
    // As large as 4:3 fits in.
    const shown = Math.min(width, (height * 4) / 3)
    return { x: left + (width - shown) / 2, y: top + height / 2 - shown * 0.375, width: shown, height: shown * 0.75 }
  })

/** The dock follows a change of the window's size a frame later. */
const softly = expect.configure({ soft: true })

/** Which of these words are nowhere on the screen whole, with nothing else over their middle. */
const unseen = (page: Page, words: readonly string[]) =>
  page.evaluate((words) => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const isWhole = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight
      return (
        right > left &&
        isInside &&
        element.contains(over) &&
        (isWhole || getComputedStyle(element).overflow === 'visible')
      )
    }
    const main = [...document.querySelectorAll('main *, [data-dock] *')]
    return words.filter((each) => !main.some((element) => element.textContent?.trim() === each && isSeen(element)))
  }, words)

test('the whole of every cart is on the first screen, without a fade, with name, price and the main action, at every size', async ({
  page,
}) => {
  const carts = await cartBounds()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.vehicle('denago-nomad'))
  await expect(page.getByRole('button', { name: 'See it in 3D' })).toBeVisible()
  await page.locator('[data-stage] picture').evaluateAll(async (pictures, black) => {
    for (const picture of pictures) for (const source of picture.querySelectorAll('source')) source.remove()
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-stage] img')) {
      image.loading = 'eager'
      image.src = black
      await image.decode()
    }
  }, BLACK)
  for (const [width, height] of SIZES)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await softly
        .poll(() => unseen(page, ['Denago Nomad', priceOf('denago-nomad'), MAIN_ACTION]), `${width} x ${height}`)
        .toEqual([])
      const { data, info } = await sharp(await page.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const box = await pictureBox(page)
      const isBlack = ([x, y]: readonly [number, number]) => {
        const column = Math.round(box.x + x * box.width)
        const row = Math.round(box.y + y * box.height)
        const isInside = column >= 0 && row >= 0 && column < info.width && row < info.height
        return isInside && (data[row * info.width + column] ?? 255) < 16
      }
      const lost = carts.flatMap(({ picture, points }) => {
        const places = points.filter((each) => !isBlack(each)).map((place) => place.map((share) => share.toFixed(2)))
        return places.length > 0 ? `${picture} at ${places.join(' and ')}` : []
      })
      expect.soft(lost, `${width} x ${height}`).toEqual([])
    })
})

test('nothing on the stage shows where the drawing of a cart ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Its shadow crosses the lower edge.
      await page.goto(paths.vehicle('evolution-d6-max-xt4'))
      await page.waitForLoadState('networkidle')
      const { data, info } = await sharp(await page.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { x, y, width, height } = await pictureBox(page)
      const gray = (column: number, row: number) => data[Math.round(row) * info.width + Math.round(column)] ?? 0
      const steps = [0.1, 0.3, 0.9].map((across) => {
        const column = x + across * width
        return Math.abs(gray(column, y + height * 0.985) - gray(column, y + height * 1.02))
      })
      expect(Math.max(...steps), steps.join(', ')).toBeLessThan(26)
    })
})

test('name, price and the main action of two Evolution carts are on the first screen, at every size', async ({
  page,
}) => {
  for (const [id, name] of [
    ['evolution-d6-max-xt6', 'Evolution D6 Max XT6'],
    ['evolution-d5-maverick-4-plus', 'Evolution D5 Maverick 4 Plus'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(paths.vehicle(id))
      await expect(page.getByRole('button', { name: 'See it in 3D' })).toBeVisible()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await softly
          .poll(() => unseen(page, [name, priceOf(id), MAIN_ACTION]), `${name}, ${width} x ${height}`)
          .toEqual([])
      }
    })
})

test('full screen fills the screen, at every size', async ({ page }) => {
  await page.goto(paths.vehicle('denago-nomad'))
  await page.getByRole('button', { name: 'Full screen' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of the Denago Nomad' })
  await expect(viewer.getByText(/^1 of \d$/)).toBeVisible()
  for (const [width, height] of SIZES)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height })
      const picture = await viewer.getByRole('img').first().boundingBox()
      const foot = await viewer.locator('footer').boundingBox()
      if (!picture || !foot) throw new Error('Nothing to be seen')
      // All there is above the buttons, which take a line and no more.
      expect([picture.x, picture.y, picture.width]).toEqual([0, 0, width])
      expect(Math.round(picture.height + foot.height)).toBe(height)
      expect(foot.height).toBeLessThanOrEqual(70)
    })
})

/** Where the cart is in the pictures of the home page, in parts of their width and height, as their sources draw it. */
const ON_LAKE = {
  upright: { left: 0.25, right: 0.92, top: 0.5, bottom: 0.9 },
  lying: { left: 0.525, right: 0.895, top: 0.3, bottom: 0.845 },
}

/** Shows the page in the site's own font also where that came too late for a first visit, after which it would stay away. */
const showFont = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
    const face = faces.find((each) => each.getPropertyValue('src').includes('.woff2'))
    if (!face) throw new Error('The page names no font')
    const [family, src, weight] = ['font-family', 'src', 'font-weight'].map((name) => face.getPropertyValue(name))
    document.fonts.add(
      await new FontFace(family?.replaceAll('"', '') ?? '', src ?? '', { weight: weight ?? '' }).load(),
    )
  })

test("the cart of the home page is whole on a phone's first screen, beside the words and the main action, at every size", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(paths.home)
      await showFont(page)
      const picture = await page.locator('main picture img').first().boundingBox()
      if (!picture) throw new Error('No picture')
      const part = ON_LAKE[width < height ? 'upright' : 'lying']
      const cart = {
        left: picture.x + part.left * picture.width,
        right: picture.x + part.right * picture.width,
        top: picture.y + part.top * picture.height,
        bottom: picture.y + part.bottom * picture.height,
      }
      expect(cart.left).toBeGreaterThanOrEqual(0)
      expect(cart.right).toBeLessThanOrEqual(width)
      expect(cart.bottom).toBeLessThanOrEqual(height)
      const header = await page.getByRole('banner').boundingBox()
      expect(cart.top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

      await expect(page.getByRole('main').getByRole('link', { name: 'View Inventory' })).toBeInViewport({ ratio: 1 })
      const hero = page.getByRole('main').locator('section').first()
      for (const words of await hero.locator('h1, p, a').all()) {
        const box = await words.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          return { left, right, top, bottom }
        })
        const isBeside = box.right <= cart.left || box.bottom <= cart.top || box.top >= cart.bottom
        expect(isBeside, await words.innerText()).toBe(true)
      }
    })
})
