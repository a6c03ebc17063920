import { paths } from '../../src/addresses/paths.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import {
  BRANDS_IN_LIST,
  bandOf,
  brandControl,
  chooseBrand,
  desktop,
  expectBrand,
  expectUnits,
  inMore,
  more,
  only,
  price,
  radio,
  says,
  search,
  select,
  total,
  upToFold,
  vehicles,
} from '../inventory-page.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('filters together narrow the list; the link is shared, survives a reload, and Back and Forward go step by step', async ({
    page,
    context,
  }) => {
    const evolutions = only(({ brand }) => brand === 'evolution')
    const rangers = evolutions.filter(({ category }) => category.includes('ranger'))
    const found = rangers.filter(says('easy')).toSorted((a, b) => price(b) - price(a))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(rangers.length)

    await page.goto(paths.inventory)
    await chooseBrand(page, 'Evolution')
    await expectUnits(page, evolutions)
    await more(page).click()
    await inMore(page, 'category').selectOption('ranger')
    await expectUnits(page, rangers)
    await select(page, 'Sort').selectOption('Price, high to low')
    await search(page).fill('easy')
    await expectUnits(page, found)
    await expect(page).toHaveURL(`${paths.inventory}?search=easy&brand=evolution&category=ranger&sort=price-desc`)

    await test.step('the link, opened by another person', async () => {
      const friend = await context.newPage()
      await friend.goto(page.url())
      await expectUnits(friend, found)
      await expect(search(friend)).toHaveValue('easy')
      await expectBrand(friend, 'Evolution')
      await expect(inMore(friend, 'category')).toHaveValue('ranger')
      await expect(select(friend, 'Sort')).toHaveValue('price-desc')
      await friend.close()
    })
    await test.step('a reload', async () => {
      await page.reload()
      await expectUnits(page, found)
    })
    await test.step('Back: typing added no entry to the history', async () => {
      await page.goBack()
      await expectUnits(page, rangers)
      await expect(select(page, 'Sort')).toHaveValue('featured')
      await page.goBack()
      await expectUnits(page, evolutions)
      await expect(inMore(page, 'category')).toHaveValue('all')
      await page.goBack()
      await expectUnits(page, vehicles)
      await expectBrand(page, 'All')
    })
    await test.step('Forward', async () => {
      for (let step = 0; step < 3; step++) await page.goForward()
      await expectUnits(page, found)
      await expect(search(page)).toHaveValue('easy')
    })
    await test.step('to a vehicle and back', async () => {
      await page.getByRole('link', { name: found[0]?.name ?? '', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: found[0]?.name ?? '' })).toBeVisible()
      await page.goBack()
      await expectUnits(page, found)
    })
  })

  test('a visitor who finds nothing is told so, and removes one filter or all of them', async ({ page }) => {
    await page.goto(`${paths.inventory}?brand=denago&price=over-25000`)
    await expect(
      page.getByRole('heading', { name: 'No vehicles match your current filters', exact: true }),
    ).toBeVisible()
    await expectUnits(page, [])
    await expect(page.getByRole('region', { name: 'The closest we have' }).getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Help me find one' })).toHaveCount(1)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove Over $25,000' }).click()
    await expectUnits(
      page,
      only(({ brand }) => brand === 'denago'),
    )
    await search(page).fill('no such cart')
    await expectUnits(page, [])
    await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click()
    await expectUnits(page, vehicles)
    await expect(search(page)).toHaveValue('')
    await expectBrand(page, 'All')
    await expect(page).toHaveURL(paths.inventory)
    await search(page).fill('no such cart')
    await expect(page.getByRole('region', { name: 'While you’re here' }).getByRole('article')).toHaveCount(3)
  })

  test('with the keyboard alone a visitor searches, chooses, applies and opens a vehicle', async ({ page }) => {
    const rovers = only((vehicle) => says('rover')(vehicle) && vehicle.brand === 'denago')
    const band = bandOf(rovers)
    await page.goto(paths.inventory)
    await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeHidden()
    await search(page).focus()
    await page.keyboard.type('rover')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(brandControl(page, 'All')).toBeFocused()
    await page.keyboard.press(BRANDS_IN_LIST ? 'D' : 'ArrowRight')
    await expectBrand(page, 'Denago')
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Seats', 'Any')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(upToFold(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Budget', 'Any')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Highest price in dollars' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(more(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const filter of await page.locator('[data-part=more] select').all()) {
      await page.keyboard.press('Tab')
      await expect(filter).toBeFocused()
      if ((await filter.getAttribute('name')) === 'price') await page.keyboard.press(band.label.slice(0, 1))
    }
    await expect(select(page, 'Price')).toHaveValue(band.value)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused()
    await page.keyboard.press('Enter')
    const found = rovers.filter(band.has)
    const results = page.getByRole('region', { name: `Showing ${found.length} of ${total} total vehicles` })
    await expect(results).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(select(page, 'Sort')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Save ${found[0]?.name}`, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: found[0]?.name ?? '', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: found[0]?.name ?? '' })).toBeFocused()
  })

  test('input before hydration is not lost', async ({ page }) => {
    const mavericks = only(says('maverick'), price)
    const band = bandOf(mavericks)
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await search(page).fill('maverick')
    await chooseBrand(page, 'Evolution')
    await more(page).click()
    await inMore(page, 'price').selectOption(band.value)
    await select(page, 'Sort').selectOption('price-asc')
    letCome()
    await expectUnits(page, mavericks.filter(band.has))
    await expect(page).toHaveURL(
      `${paths.inventory}?search=maverick&brand=evolution&price=${band.value}&sort=price-asc`,
    )
    await expect(search(page)).toHaveValue('maverick')
    await expectBrand(page, 'Evolution')
    await expect(inMore(page, 'price')).toHaveValue(band.value)
    await expect(select(page, 'Sort')).toHaveValue('price-asc')
  })

  test('a screen reader announces the number of results', async ({ page }) => {
    await page.goto(paths.inventory)
    await search(page).fill('turfman')
    const found = only(says('turfman')).length
    await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toHaveText(
      `Showing ${found} of ${total} total vehicles`,
    )
  })
})
