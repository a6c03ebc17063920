import type { Page } from 'playwright/test'
import { LATER_LAYOUT } from '../../src/contract/first-visit.ts'
import { expect, test } from '../fixtures.ts'
import { shapes } from '../page-shapes.ts'

test.use({ javaScriptEnabled: false })

const STYLESHEET = /\/assets\/index-[^/]*\.css$/

/** Where every element stands and what it looks like, on a phone and on a screen, in both themes and on paper. */
async function looks(page: Page): Promise<string[]> {
  // What is not laid out yet stands where its size is guessed.
  await page.evaluate((id) => document.getElementById(id)?.remove(), LATER_LAYOUT)
  const looks: string[] = []
  for (const [width, colorScheme, media] of [
    [390, 'light', 'screen'],
    [1440, 'dark', 'screen'],
    [768, 'light', 'print'],
  ] as const) {
    // First, or the change of size begins transitions.
    await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    looks.push(...(await page.evaluate(lookOfElements)))
  }
  return looks
}

/** One line an element; its styles as a number, because all of them would be megabytes. */
function lookOfElements(): string[] {
  const sumOf = (style: CSSStyleDeclaration) => {
    let sum = 0
    for (const name of style)
      for (const letter of style.getPropertyValue(name)) sum = (sum * 31 + letter.charCodeAt(0)) | 0
    return sum
  }
  return [...document.querySelectorAll('body *:not(link)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name))
    const sums = [getComputedStyle(element), ...pseudo.filter(({ content }) => content !== 'none')].map(sumOf)
    return `${element.outerHTML.slice(0, 80)} ${[x, y, width, height, ...sums].join(' ')}`
  })
}

// What a page's own rules leave out would move or change what somebody is reading, as soon as the stylesheet comes.
for (const path of shapes)
  test(`${path} looks the same before the stylesheet of the site is there`, async ({ page }) => {
    await page.goto(path)
    const whole = await looks(page)
    let asked = 0
    await page.route(STYLESHEET, (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/css', body: '' })
    })
    await page.goto(path)
    const own = await looks(page)
    expect(asked).toBe(1)
    expect(own.length).toBeGreaterThan(150)
    expect(own.filter((element, index) => element !== whole[index])).toEqual([])
  })

test('a page opened at one of its sections has that section below the header, and it stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rentals#pricing')
  const section = page.locator('#pricing')
  await expect(section).toBeInViewport()
  const { y = -1 } = (await section.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(200)
  // What is below is laid out when somebody gets there, and moves nothing above.
  await page.mouse.wheel(0, 4000)
  await page.mouse.wheel(0, -9000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/rentals')
  await page.goto('/rentals#pricing')
  expect((await section.boundingBox())?.y).toBe(y)
})
