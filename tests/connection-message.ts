import type { Locator, Page } from 'playwright/test'
import { expect, readyForOffline } from './fixtures.ts'

/** Controls and cart pictures within `area` that are in the window and covered by something else. */
export const covered = (area: Locator) =>
  area.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a, button, label:has(input), [data-stage]')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // Two px in from its upper and its lower edge, as far as they are in the window; at both ends and in the middle.
      const points = [top + 2, top + height - 2]
        .filter((y) => y > 0 && y < innerHeight)
        .flatMap((y) => [left + 2, left + width / 2, left + width - 2].map((x) => [x, y] as const))
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return []
      const isUnder = (selector: string, x: number, y: number) => {
        const layers = document.elementsFromPoint(x, y)
        const own = layers.findIndex((layer) => element.contains(layer))
        return !element.closest(selector) && layers.slice(0, own).some((over) => over.closest(selector))
      }
      return (
        points
          // What the dock lies over is not on the first screen.
          .filter(([x, y]) => isUnder('[role=status]', x, y) && !isUnder('[data-dock]', x, y))
          .map(() => element.textContent?.trim() || element.outerHTML.slice(0, 60))
      )
    }),
  )

/** Waits until the device can do without a network and nothing is under way, whose answer would say that there is one. */
export async function settled(page: Page) {
  await readyForOffline(page)
  await page.waitForLoadState('networkidle')
}

/** Takes the network away and waits for the widget's words. */
export async function goOffline(page: Page) {
  await settled(page)
  await page.context().setOffline(true)
  const words = page.getByRole('status').getByText('Offline.', { exact: true }).locator('..')
  await expect(words).toBeVisible()
  return words
}

/** Sizes of screens, in px, on which the message lies where it should. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [640, 360],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1000, 700],
  [1440, 900],
] as const
