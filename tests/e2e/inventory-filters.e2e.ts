import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import {
  desktop,
  expectUnits,
  only,
  price,
  radio,
  says,
  search,
  seats,
  select,
  total,
  vehicles,
} from '../inventory-page.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  const alone: [what: string, choose: (page: Page) => Promise<unknown>, query: string, expected: Vehicle[]][] = [
    ['words of the name', (page) => search(page).fill('ForeSTER'), 'search=ForeSTER', only(says('forester'))],
    ['words of the description', (page) => search(page).fill('woods'), 'search=woods', only(says('woods'))],
    [
      'words of the features',
      (page) => search(page).fill('lifted'),
      'search=lifted',
      only((vehicle) => vehicle.features.some((feature) => feature.startsWith('Lifted'))),
    ],
    [
      'a brand',
      (page) => radio(page, 'Brand', 'Denago').check(),
      'brand=denago',
      only(({ brand }) => brand === 'denago'),
    ],
    ...['ranger', 'maverick', 'forester', 'turfman', 'rover'].map((category): (typeof alone)[number] => [
      `the category ${category}`,
      (page) => select(page, 'Category').selectOption(category),
      `category=${category}`,
      only((vehicle) => vehicle.category.includes(category)),
    ]),
    [
      'a price under $15,000',
      (page) => select(page, 'Price').selectOption('under-15000'),
      'price=under-15000',
      only((vehicle) => price(vehicle) < 15_000),
    ],
    [
      'a price from $15,000 to $25,000',
      (page) => select(page, 'Price').selectOption('15000-25000'),
      'price=15000-25000',
      only((vehicle) => price(vehicle) >= 15_000 && price(vehicle) <= 25_000),
    ],
  ]
  test('a visitor filters by one thing, and the address says so', async ({ page }) => {
    for (const [what, choose, query, expected] of alone)
      await test.step(what, async () => {
        expect(expected.length).toBeGreaterThan(0)
        expect(expected.length).toBeLessThan(total)
        await page.goto(paths.inventory)
        await choose(page)
        await expectUnits(page, expected)
        await expect(page).toHaveURL(`${paths.inventory}?${query}`)
      })
  })

  test("a visitor sorts; units alike keep the dealer's order", async ({ page }) => {
    await page.goto(paths.inventory)
    for (const [order, query, by] of [
      ['Price, low to high', 'sort=price-asc', price],
      ['Price, high to low', 'sort=price-desc', (vehicle: Vehicle) => -price(vehicle)],
      ['Seats', 'sort=seats', seats],
    ] as const)
      await test.step(order, async () => {
        await select(page, 'Sort').selectOption(order)
        await expect(page).toHaveURL(`${paths.inventory}?${query}`)
        await expectUnits(
          page,
          only(() => true, by),
        )
      })
  })

  test('a visitor sorts by name, and back to the order of the dealer', async ({ page }) => {
    await page.goto(paths.inventory)
    await expectUnits(page, vehicles)
    await select(page, 'Sort').selectOption('Name')
    await expectUnits(
      page,
      vehicles.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    )
    await select(page, 'Sort').selectOption('Featured')
    await expect(page).toHaveURL(paths.inventory)
    await expectUnits(page, vehicles)
  })

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
    await radio(page, 'Brand', 'Evolution').check()
    await expectUnits(page, evolutions)
    await select(page, 'Category').selectOption('ranger')
    await expectUnits(page, rangers)
    await select(page, 'Sort').selectOption('Price, high to low')
    await search(page).fill('easy')
    await expectUnits(page, found)
    await expect(page).toHaveURL(`${paths.inventory}?search=easy&brand=evolution&category=ranger&sort=price-desc`)

    await test.step('the link, opened by somebody else', async () => {
      const friend = await context.newPage()
      await friend.goto(page.url())
      await expectUnits(friend, found)
      await expect(search(friend)).toHaveValue('easy')
      await expect(radio(friend, 'Brand', 'Evolution')).toBeChecked()
      await expect(select(friend, 'Category')).toHaveValue('ranger')
      await expect(select(friend, 'Sort')).toHaveValue('price-desc')
      await friend.close()
    })
    await test.step('a reload', async () => {
      await page.reload()
      await expectUnits(page, found)
    })
    await test.step('Back: typing was no step of its own', async () => {
      await page.goBack()
      await expectUnits(page, rangers)
      await expect(select(page, 'Sort')).toHaveValue('featured')
      await page.goBack()
      await expectUnits(page, evolutions)
      await expect(select(page, 'Category')).toHaveValue('all')
      await page.goBack()
      await expectUnits(page, vehicles)
      await expect(radio(page, 'Brand', 'All')).toBeChecked()
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

  test('a link with words in any case, an unknown choice and a campaign shows what it can', async ({ page }) => {
    await page.goto(`${paths.inventory}?utm_source=fair&BRAND=x&brand=Denago&price=cheap`)
    await expectUnits(
      page,
      only(({ brand }) => brand === 'denago'),
    )
    await radio(page, 'Brand', 'All').check()
    await expectUnits(page, vehicles)
    await expect(page).toHaveURL(/utm_source=fair/)
  })

  test('a visitor who finds nothing is told so, and drops one filter or all of them', async ({ page }) => {
    await page.goto(`${paths.inventory}?brand=denago&price=over-25000`)
    await expect(
      page.getByRole('heading', { name: 'No vehicles match your current filters', exact: true }),
    ).toBeVisible()
    await expectUnits(page, [])
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
    await expect(radio(page, 'Brand', 'All')).toBeChecked()
    await expect(page).toHaveURL(paths.inventory)
  })

  test('with the keyboard alone a visitor searches, chooses, applies and opens a vehicle', async ({ page }) => {
    await page.goto(paths.inventory)
    await search(page).focus()
    await page.keyboard.type('rover')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Brand', 'All')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Brand', 'Denago')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(select(page, 'Category')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('U')
    await expect(select(page, 'Price')).toHaveValue('under-15000')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused()
    await page.keyboard.press('Enter')
    const found = only((vehicle) => says('rover')(vehicle) && vehicle.brand === 'denago' && price(vehicle) < 15_000)
    const results = page.getByRole('region', { name: `Showing ${found.length} of ${total} total vehicles` })
    await expect(results).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Seats', 'Any')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Up to', 'Any')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Highest price in dollars' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(select(page, 'Sort')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Save ${found[0]?.name}`, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: found[0]?.name ?? '', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: found[0]?.name ?? '' })).toBeFocused()
  })

  test('what is typed and chosen before hydration is not lost', async ({ page }) => {
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await search(page).fill('maverick')
    await radio(page, 'Brand', 'Evolution').check()
    await select(page, 'Price').selectOption('under-15000')
    await select(page, 'Sort').selectOption('price-asc')
    letCome()
    await expectUnits(page, only(says('maverick'), price))
    await expect(page).toHaveURL(`${paths.inventory}?search=maverick&brand=evolution&price=under-15000&sort=price-asc`)
    await expect(search(page)).toHaveValue('maverick')
    await expect(radio(page, 'Brand', 'Evolution')).toBeChecked()
    await expect(select(page, 'Price')).toHaveValue('under-15000')
    await expect(select(page, 'Sort')).toHaveValue('price-asc')
  })

  test('the count is announced', async ({ page }) => {
    await page.goto(paths.inventory)
    await search(page).fill('turfman')
    await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toHaveText('Showing 2 of 20 total vehicles')
  })
})
