import type { Page } from 'playwright/test'
import { expectStyled } from '../expect-styled.ts'
import { expect, test } from '../fixtures.ts'
import { shapes } from '../page-shapes.ts'

test.use({ javaScriptEnabled: false })

const STYLESHEET = /\/assets\/index-[^/]*\.css$/

/**
 * The properties that the site's rules declare. Only these can differ, and reading them takes an eighth of the time of reading all
 * 531 properties of each element.
 */
const declaredProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const styles = (rules: CSSRuleList): CSSStyleDeclaration[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.style] : []),
        ...('cssRules' in rule ? styles(rule.cssRules as CSSRuleList) : []),
      ])
    return [
      ...new Set([...document.styleSheets].flatMap((sheet) => styles(sheet.cssRules)).flatMap((style) => [...style])),
    ]
  })

/** Place and computed style of every element, on a phone and on a screen, in both themes and on paper. */
async function looks(page: Page, properties: readonly string[]): Promise<string[]> {
  // Lays everything out: elements that are not laid out yet have a guessed size.
  await page.evaluate(() => document.documentElement.setAttribute('data-started', ''))
  const looks: string[] = []
  for (const [width, colorScheme, media] of [
    [390, 'light', 'screen'],
    [1440, 'dark', 'screen'],
    [768, 'light', 'print'],
  ] as const) {
    // First, or the change of size begins transitions.
    await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    looks.push(...(await page.evaluate(lookOfElements, properties)))
  }
  return looks
}

/** One line an element; its styles as a number, because all of them would be megabytes. */
function lookOfElements(properties: readonly string[]): string[] {
  const sumOf = (style: CSSStyleDeclaration) => {
    let sum = 0
    for (const name of properties)
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

const middle = Math.ceil(shapes.length / 2)

// A rule that the page's own rules lack would move or restyle text under the reader as soon as the stylesheet loads.
for (const [half, paths] of [
  ['first', shapes.slice(0, middle)],
  ['second', shapes.slice(middle)],
] as const)
  test(`a page of every shape has its styles, and looks the same before the stylesheet of the site has loaded (${half} half of the shapes)`, async ({
    page,
  }) => {
    // A font that comes too late for the first paint is not used, so one of two loads may have it and the other not.
    await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
    let asked = 0
    let isEmpty = false
    // On every load: a page with a route uses no cache.
    await page.route(STYLESHEET, (route) => {
      asked += 1
      return isEmpty ? route.fulfill({ contentType: 'text/css', body: '' }) : route.continue()
    })
    const load = async (path: string, stylesheet: 'whole' | 'empty') => {
      asked = 0
      isEmpty = stylesheet === 'empty'
      await page.goto(path)
      expect(asked, `${path} asks for the stylesheet`).toBe(1)
    }
    for (const path of paths)
      await test.step(path, async () => {
        await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
        await page.setViewportSize({ width: 1280, height: 720 })
        await load(path, 'whole')
        await expectStyled(page)
        const properties = await declaredProperties(page)
        const whole = await looks(page, properties)
        await load(path, 'empty')
        const own = await looks(page, properties)
        expect(properties.length, path).toBeGreaterThan(150)
        expect(own.length, path).toBeGreaterThan(150)
        expect
          .soft(
            own.filter((element, index) => element !== whole[index]),
            path,
          )
          .toEqual([])
      })
  })

// What is not laid out yet has a guessed height, and no width.
test('no page is wider than a phone before its scripts run, in a font of the device too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  for (const path of shapes) {
    await page.goto(path)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('without scripting a page is laid out whole', async ({ page }) => {
  await page.goto('/services')
  await expect(page.locator('footer').last()).toHaveCSS('content-visibility', 'visible')
})

test.describe('while scripts load', () => {
  test.use({ javaScriptEnabled: true, expectedErrors: [/net::ERR_FAILED/] })

  test('every card of the inventory has its own height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/inventory', { waitUntil: 'load' })
    const heights = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(600)
  })

  // Chromium keeps a section in its place when what is above gets its size; not every browser does.
  test('a page opened at one of its sections is laid out whole; any other is not, below its first section', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    const footer = page.locator('footer').last()
    await page.goto('/services', { waitUntil: 'load' })
    await expect(footer).toHaveCSS('content-visibility', 'auto')
    // From another page: a reload would restore the place on the page that the browser stored last.
    await page.goto('about:blank')
    await page.goto('/services#storage', { waitUntil: 'load' })
    await expect(page.locator('#storage')).toBeInViewport()
    await expect(footer).toHaveCSS('content-visibility', 'visible')
  })
})
