import { paths } from '../../src/addresses/paths.ts'
import { covered, goOffline, SIZES } from '../connection-message.ts'
import { expect } from '../fixtures.ts'
import { test } from '../short-install.ts'

const rover = paths.vehicle('denago-rover-xl')

test.describe('the message of the connection widget', () => {
  test('can be read in full, and covers neither the pictures of a cart nor a button on its first screen', async ({
    page,
  }) => {
    await page.goto(rover)
    const words = await goOffline(page)
    for (const [width, height] of SIZES)
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expect.poll(() => covered(page.locator('body'))).toEqual([])
        expect(await words.evaluate(isWhole), 'all words are within their box').toBe(true)
      })
  })
})

/** Nothing of a text is cut off, at the side or below. */
const isWhole = (element: Element) =>
  element.scrollWidth <= element.clientWidth &&
  element.getBoundingClientRect().height <= (element.parentElement?.clientHeight ?? 0)
