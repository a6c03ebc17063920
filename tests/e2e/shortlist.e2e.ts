import { paths } from '../../src/addresses/paths.ts'
import { expectCompared, heart, listLink, nameOf, one, table, three, two } from '../compare-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { desktop } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.use({ viewport: desktop })

test('a visitor saves carts with hearts, sees their number in the header, compares them, and restores a removed one', async ({
  page,
}) => {
  await watchLayout(page)
  await page.goto(paths.inventory)
  await expect(listLink(page)).toHaveCount(0)
  await heart(page, two).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  const tray = page.getByRole('complementary', { name: 'Saved carts' })
  await expect(tray).toHaveText('1 savedAdd another to compare')
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await expect(tray.getByRole('link', { name: 'Compare 2' })).toBeInViewport()
  expect(await layoutShifts(page)).toEqual([])
  expect(await axeInBothThemes(page)).toEqual([])
  await page.reload()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, two).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  await page.getByRole('link', { name: nameOf(three), exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await tray.getByRole('link', { name: 'Compare 3' }).click()
  await expectCompared(page, [two, one, three])
  await page.getByRole('button', { name: `Remove ${nameOf(one)}` }).press('Enter')
  await expectCompared(page, [two, three])
  await expect(table(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectCompared(page, [two, one, three])
})
