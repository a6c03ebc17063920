import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 844, height: 390 } })

test('on a phone held sideways the calculated figure comes into view', async ({ page }) => {
  await page.goto(paths.eco)
  const figure = page.getByRole('region', { name: 'Result' }).locator('[data-final]').first()
  await expect(figure).not.toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(figure).toBeInViewport({ ratio: 0.9 })
})
