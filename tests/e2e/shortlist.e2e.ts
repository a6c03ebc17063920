import { paths } from '../../src/addresses/paths.ts'
import { expectCompared, heart, listLink, nameOf, one, table, three, two } from '../compare-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { desktop } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.use({ viewport: desktop })

test('the shortlist is filled with hearts, counted in the header, compared, and an entry that is taken off comes back', async ({
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

test('the shortlist has what was pressed before hydration, and keeps what it had', async ({ page }) => {
  await page.goto(paths.inventory)
  await heart(page, one).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
  const letCome = await hold(page, SCRIPTS)
  await page.goto(paths.inventory, { waitUntil: 'commit' })
  // The first is listed already, which nobody can know yet; the third is pressed and pressed again.
  for (const id of [one, two, three, three]) await heart(page, id).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  letCome()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 2 carts')
  for (const [id, pressed] of [
    [one, 'true'],
    [two, 'true'],
    [three, 'false'],
  ] as const)
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', pressed)
  await heart(page, two).click()
  await expect(listLink(page)).toHaveAccessibleName('Saved, 1 cart')
})

test('the shortlist that is empty says what to do, and leads there', async ({ page }) => {
  await page.goto(paths.compare)
  await expect(page.getByRole('heading', { name: 'No carts chosen yet' })).toBeVisible()
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose carts' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.inventory}$`))

  // The pictures of a brand are part of the link below them.
  await page.goBack()
  const ofBrand = page.getByRole('list', { name: 'Carts of one brand' }).getByRole('listitem')
  const pictures = ofBrand.filter({ hasText: 'Compare Denago carts' }).locator('img')
  await expect(pictures).toHaveCount(4)
  const box = await pictures.first().boundingBox()
  if (!box) throw new Error('No picture is shown')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('columnheader', { name: /Denago/ })).toHaveCount(4)
})
