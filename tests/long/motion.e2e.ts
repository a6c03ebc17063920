import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { cardNames, chooseBrand, desktop, vehicles } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

declare global {
  interface Window {
    moved: { what: string; duration: number; from: string }[]
    onPaper: { before: number; printed: number; moved: unknown[] }
  }
}

test.use({ viewport: desktop })

/** Records every animation and transition that a page begins: its part, its length, and its start. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    window.moved = []
    const note = (animation: Animation, what: string) => {
      const effect = animation.effect as KeyframeEffect
      const start = effect.getKeyframes()[0]
      const from = String(start?.['transform'] ?? start?.['opacity'])
      window.moved.push({ what, duration: Number(effect.getTiming().duration), from })
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      note(animation, this.querySelector('h2')?.textContent ?? this.localName)
      return animation
    }
    const { startViewTransition } = document
    document.startViewTransition = (...args) => {
      const transition = startViewTransition.apply(document, args)
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect
          if (pseudoElement?.startsWith('::view-transition')) note(animation, pseudoElement)
        }
      })
      return transition
    }
    addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      const price = target as HTMLElement
      if (propertyName === 'translate' && !pseudoElement)
        window.moved.push({ what: price.textContent ?? '', duration: 0, from: propertyName })
    })
  })

const motion = (page: Page) => page.evaluate(() => window.moved)
/** The code of motion is loaded with the first user input. */
async function comeNear(page: Page) {
  const loaded = page.waitForResponse(/\/assets\/motion-/)
  await page.getByRole('heading', { level: 1 }).hover()
  // Resolves once its first listeners are added.
  await page.evaluate(async (url) => void (await import(url)), (await loaded).url())
}

test('a card becomes the stage of its page, cards that stay move, a price settles, and nothing is pushed aside', async ({
  page,
}) => {
  await watchLayout(page)
  await watchMotion(page)
  await page.goto(paths.inventory)
  await comeNear(page)
  const before = await cardNames(page).allTextContents()
  await chooseBrand(page, 'Evolution')
  await expect.poll(() => cardNames(page).allTextContents()).not.toEqual(before)
  const after = await cardNames(page).allTextContents()
  // A card from more than a screen away appears, like one that was not in the list.
  const near = before.slice(0, 6).filter((name) => after.includes(name) && after.indexOf(name) !== before.indexOf(name))
  expect(near).not.toEqual([])
  const cards = await motion(page)
  for (const name of near)
    expect(cards.find(({ what }) => what === name)?.from, name).toMatch(/translate\(-?\d+px, -?\d+px\)/)

  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect
    .poll(async () => (await motion(page)).map(({ what }) => what))
    .toEqual(expect.arrayContaining(['::view-transition-group(cart)', expect.stringMatching(/^\$[\d,]+$/)]))
  for (const { what, duration } of await motion(page))
    if (!what.startsWith('$')) expect(120 <= duration && duration <= 240, `${what} takes ${duration} ms`).toBe(true)
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0)
  expect(await layoutShifts(page, true)).toEqual([])
})

test('with the keyboard a card becomes the stage of its page as well', async ({ page }) => {
  await watchMotion(page)
  await page.goto(paths.inventory)
  const loaded = page.waitForResponse(/\/assets\/motion-/)
  await page.keyboard.press('Tab')
  await (await loaded).finished()
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect.poll(async () => (await motion(page)).map(({ what }) => what)).toContain('::view-transition-group(cart)')
})

test('a featured card of the home page becomes the stage of its page as well', async ({ page }) => {
  await watchMotion(page)
  await page.goto(paths.home)
  await comeNear(page)
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect.poll(async () => (await motion(page)).map(({ what }) => what)).toContain('::view-transition-group(cart)')
})

test('a double click on a card opens its page once, without a reload', async ({ page }) => {
  await page.goto(paths.inventory)
  await comeNear(page)
  await page.evaluate(() => {
    window.moved = []
  })
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').dblclick()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0)
  expect(await motion(page), 'it is the same document').toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(paths.inventory)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything is in its place at once', async ({ page }) => {
    await watchMotion(page)
    await page.goto(paths.inventory)
    await comeNear(page)
    const before = await cardNames(page).allTextContents()
    await chooseBrand(page, 'Evolution')
    await expect.poll(() => cardNames(page).allTextContents()).not.toEqual(before)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.locator('[data-stage] img').first()).toBeVisible()
    expect(await motion(page)).toEqual([])
  })
})

test('a list prints every cart of the result, not only those that were scrolled to, and the added cards at once', async ({
  page,
}) => {
  await watchMotion(page)
  // Before the page's own listeners: it adds further cards when printing begins.
  await page.addInitScript(() => {
    const count = () => document.querySelectorAll('main article').length
    addEventListener('beforeprint', () => {
      window.moved = []
      window.onPaper = { before: count(), printed: 0, moved: [] }
    })
    addEventListener('afterprint', () => Object.assign(window.onPaper, { moved: [...window.moved] }))
  })
  await page.goto(paths.inventory)
  await comeNear(page)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9)
  // After the page's own listeners.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      window.onPaper.printed = document.querySelectorAll('main article').length
    })
  })
  await page.pdf()
  const { before, ...paper } = await page.evaluate(() => window.onPaper)
  expect(before).toBeLessThan(vehicles.length)
  expect(paper).toEqual({ printed: vehicles.length, moved: [] })
})
