import type { Page } from 'playwright/test'
import { paths } from '../../../src/addresses/paths.ts'
import { fillIn, messageField, sendButton } from '../../contact-page.ts'
import { readyForOffline } from '../../fixtures.ts'

const PIN = '2468'
/** Pages beside those of carts, one in each session. */
const PAGES = [paths.showroom, paths.rentals, paths.services, paths.about] as const

const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** Sets the device up; its clock is the page's own from then on. */
export async function openKiosk(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(60_000)
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.clock.install()
  await page.goto(url + paths.kiosk)
  await readyForOffline(page)
  await page.getByRole('button', { name: 'Open kiosk settings' }).click()
  await page.getByLabel('PIN to leave kiosk mode').fill(PIN)
  await page.getByLabel('Confirm PIN').fill(PIN)
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  await page.waitForURL(url + paths.home)
  await startOver(page).waitFor()
}

/** What one person does, from the first touch until the start is shown again. Every tenth sends what they wrote. */
export async function live(page: Page, session: number): Promise<void> {
  await press(page, `a[href="${paths.inventory}"]`)
  await press(page, '#main button[aria-pressed]')
  await press(page, '#main a[href^="/vehicles/"]', session)
  await page.waitForURL(/\/vehicles\//)
  await press(page, `a[href="${PAGES[session % PAGES.length]}"]`)
  await press(page, `a[href="${paths.contact}"]`)
  await page.waitForURL(/\/contact/)
  if (session % 10) await messageField(page).fill(`Please call number ${session}`)
  else {
    await fillIn(page, { Message: `Please call number ${session}` })
    await sendButton(page).click()
    await page.waitForURL(/\/thank-you/)
  }
  const left = page.waitForEvent('framenavigated', (frame) => new URL(frame.url()).pathname === paths.home)
  if (session % 2) await page.clock.fastForward('01:01')
  else await startOver(page).click()
  await left
  await page.waitForFunction(() => localStorage.getItem('person:kiosk-session') === null)
  await startOver(page).waitFor()
}

/** Touches one of the elements, also a covered one: visibility is not what these tests are about. */
async function press(page: Page, selector: string, which = 0) {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  await page.evaluate(
    ([selector, which]) => {
      const found = document.querySelectorAll<HTMLElement>(selector)
      const element = found[which % found.length]
      element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      element?.click()
    },
    [selector, which] as const,
  )
}
