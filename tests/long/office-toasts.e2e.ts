import type { Locator } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { test } from '../office.ts'

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

async function isCovered(part: Locator, toast: Locator) {
  const [one, two] = [await boxOf(part), await boxOf(toast)]
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
}

test('a message covers neither the navigation nor the line about what is live, and can be closed', async ({
  office,
}) => {
  const page = await office.signedIn('Anna Montgomery-Lackawanna', { reducedMotion: 'reduce' })
  for (const [index, width] of [390, 768, 1024, 1440].entries()) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${office.url}/stock`)
    const price = page.getByRole('textbox', { name: 'Price of Denago Nomad', exact: true })
    await price.fill(`811${index}`)
    await price.press('Enter')
    const toast = page.getByRole('status').filter({ hasText: 'Price is $8,11' })
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
    const parts = [
      ...(await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').all()),
      page.getByRole('button', { name: /^Anna/ }),
      page.getByText(/^On the site since|^On its way to the site/),
    ]
    for (const part of parts) expect.soft(await isCovered(part, toast), `${part} at ${width} px`).toBe(false)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }
})
