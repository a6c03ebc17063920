import { readdirSync } from 'node:fs'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

/** One page of each shape: every file at the top of the build and the first of each folder. New pages come by themselves. */
const shapes = [
  ...pagesIn('dist', ''),
  ...readdirSync('dist', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => pagesIn(`dist/${name}`, `/${name}`).slice(0, 1)),
]

function pagesIn(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && !/-golf-carts\.html$|^app-shell|404\.html$/.test(name))
    .map((name) => (name === 'index.html' ? '/' : `${prefix}/${name.replace('.html', '')}`))
}

declare global {
  interface Window {
    firstHeading?: Element
  }
}

test('there is a page of every shape to look at', () => {
  expect(shapes).toContain('/')
  expect(shapes.filter((path) => path.split('/').length > 2).length).toBeGreaterThanOrEqual(2)
})

for (const path of shapes) {
  test.describe(path, () => {
    test('hydrates the HTML it was sent, keeps everything in its place, is accessible in both themes and fits the narrowest phone', async ({
      page,
    }) => {
      await watchLayout(page)
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')
          if (!heading) return
          window.firstHeading = heading
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto(path)
      await readyForOffline(page)

      await expect(page.locator('h1')).toHaveCount(1)
      expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(true)
      await expect(page.locator('head title')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      expect(await layoutShifts(page)).toEqual([])

      expect(await axe(page)).toEqual([])
      // Without motion, because colors that are still on their way are neither theme's.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await axe(page)).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
}
