import type { Locator } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { OWN } from '../own-refusal.ts'

const boxOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** Whether a toast covers a part of what was pressed. */
async function isCovered(pressed: Locator, toast: Locator) {
  const [one, two] = [await boxOf(pressed), await boxOf(toast)]
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
}

/** Presses a button that has its lower edge so far above that of the window, in px, without a scroll to it. */
const pressAt = (button: Locator, fromBottom: number) =>
  button.evaluate((element, distance) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + distance)
    ;(element as HTMLElement).click()
  }, fromBottom)

/** Below, behind and above the place of toasts. */
const PLACES = [20, 100, 140, 250]

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`at ${viewport.width}x${viewport.height}, a toast does not cover its subject`, () => {
    test.use({ viewport, expectedErrors: [/Failed to load resource.*422/] })

    test('the button of a message that is refused', async ({ page }) => {
      const attempts: number[] = []
      await page.route('/api/contact', (route) => {
        attempts.push(attempts.length)
        return route.fulfill({ status: 422, headers: OWN, json: { error: `Refused ${attempts.length} times` } })
      })
      await page.goto(paths.contact)
      await fillIn(page)
      const send = sendButton(page)
      for (const [count, place] of PLACES.entries()) {
        await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
        await pressAt(send, place)
        const toast = page.getByRole('alert').filter({ hasText: `Refused ${count + 1} times` })
        await expect(toast).toBeVisible()
        expect(await isCovered(send, toast), `${place} px above the edge`).toBe(false)
      }
    })

    test('the heart of a cart that is taken off the saved ones', async ({ page }) => {
      await page.goto(paths.inventory)
      const heart = page.getByRole('button', { name: /^Save / }).first()
      await heart.click()
      const toast = page.getByRole('status').filter({ hasText: 'Removed from your saved carts' })
      for (const place of PLACES) {
        await pressAt(heart, place)
        await expect(toast).toBeVisible()
        expect(await isCovered(heart, toast), `${place} px above the edge`).toBe(false)
        await toast.getByRole('button', { name: 'Undo' }).click()
        await toast.getByRole('button', { name: 'Close notification' }).click()
        await expect(toast).toBeHidden()
      }
    })
  })
