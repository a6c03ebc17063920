import { paths } from '../../src/addresses/paths.ts'
import { expectCompared, heart, listLink, nameOf, one, table, three, two } from '../compare-page.ts'
import { expect, test } from '../fixtures.ts'
import { desktop } from '../inventory-page.ts'

test.use({ viewport: desktop })

test('the shortlist is filled with hearts, counted in the header, compared, and an entry that is taken off comes back', async ({
  page,
}) => {
  await page.goto(paths.inventory)
  await expect(listLink(page)).toHaveCount(0)
  await heart(page, two).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await page.reload()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, two).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await page.getByRole('link', { name: nameOf(three), exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await listLink(page).click()
  await expectCompared(page, [two, one, three])
  await page.getByRole('button', { name: `Remove ${nameOf(one)}` }).press('Enter')
  await expectCompared(page, [two, three])
  await expect(table(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectCompared(page, [two, one, three])
})
