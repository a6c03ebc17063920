import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { covered, goOffline, SIZES, settled } from '../connection-message.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect } from '../fixtures.ts'
import { test } from '../short-install.ts'

const rover = paths.vehicle('denago-rover-xl')

/** The links at the page's end that the dock lies over. */
const underDock = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect()
    return [...footer.querySelectorAll('a')]
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        // Those of a closed list are not shown.
        return (
          link.checkVisibility() &&
          dock &&
          bottom > dock.top &&
          top < dock.bottom &&
          left < dock.right &&
          right > dock.left
        )
      })
      .map(({ textContent }) => textContent)
  })

test.describe('the message of the connection widget', () => {
  test('covers nothing to press on a phone held sideways, and nothing lies under the dock of waiting inquiries', async ({
    page,
  }) => {
    await page.goto(paths.contact)
    await settled(page)
    await page.context().setOffline(true)
    for (const message of ['Is it here?', 'And the other one?']) {
      await page.goto(paths.contact)
      await fillIn(page, { Message: message })
      await sendButton(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
    }
    await page.goto(paths.home)
    await expect(page.getByRole('status').getByText('Offline.', { exact: true })).toBeVisible()
    for (const [width, height] of [
      [667, 375],
      [780, 360],
      [844, 390],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => covered(page.locator('body')), `${width} x ${height}`).toEqual([])
    }
    await page.goto(paths.outbox)
    await expect(page.getByRole('button', { name: 'Send all now' })).toBeInViewport({ ratio: 1 })
    await test.step('does not cover the price of a vehicle', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await page.goto(paths.vehicle('denago-nomad'))
      await expect(page.getByRole('status').getByText('Offline.', { exact: true })).toBeVisible()
      const isFree = (price: Element) => {
        const { x, y, height } = price.getBoundingClientRect()
        return document.elementFromPoint(x + 1, y + height / 2) === price
      }
      // The large one is out of sight there.
      await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
      await expect.poll(() => page.locator('[data-dock] [data-part=price]').evaluate(isFree)).toBe(true)
      await page.goto(paths.outbox)
    })
    // A short list ends above the bottom of a high screen, and the last links of the page come to lie under the dock.
    for (const [width, height] of SIZES)
      await test.step(`the dock, ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect.poll(() => underDock(page)).toEqual([])
      })
  })

  test('leaves the last links of a page and the focus of the keyboard free', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(rover)
    await goOffline(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => covered(page.getByRole('contentinfo'))).toEqual([])
    await page.evaluate(() => scrollTo(0, 0))
    const share = page.getByRole('button', { name: 'Share' })
    await share.focus()
    await expect.poll(() => covered(share.locator('..'))).toEqual([])
  })

  test('ignores a press that began before it appeared', async ({ page }) => {
    await page.goto(paths.contact)
    await settled(page)
    await fillIn(page)
    const send = sendButton(page)
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const { x, y, height } = (await send.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.mouse.move(x + 120, y + height / 2)
    await page.mouse.down()
    await page.context().setOffline(true)
    const message = page.getByRole('status').getByText('Offline.', { exact: true })
    await expect(message).toBeVisible()
    const box = await message.locator('..').locator('..').boundingBox()
    expect(box && box.y < y + height && box.x < x + 120, 'it lies over the button').toBe(true)
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
  })
})
