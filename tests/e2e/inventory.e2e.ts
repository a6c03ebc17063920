import type { Page } from 'playwright/test'
import database from '../../mock-api/db.json' with { type: 'json' }
import { type Vehicle, vehicleListSchema } from '../../src/contract/vehicle.ts'
import { paths } from '../../src/paths.ts'
import { axe, expect, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

const vehicles = vehicleListSchema.parse(database.vehicles)
const total = vehicles.length

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const seats = ({ specifications }: Vehicle) => specifications.seatingCapacity ?? 0
const price = (vehicle: Vehicle) => vehicle.price ?? 0
const says = (text: string) => (vehicle: Vehicle) =>
  `${vehicle.name}\n${vehicle.description}`.toLowerCase().includes(text)
const inFile = () => 0

const cardNames = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** These units and no others, as cards in this order, and counted. */
async function expectUnits(page: Page, expected: readonly Vehicle[]) {
  await expect(page.getByText(`Showing ${expected.length} of ${total} total vehicles`, { exact: true })).toBeVisible()
  const names = expected.map(({ name }) => name)
  await expect
    .poll(async () => {
      // Further cards come when the reader comes near.
      await page.evaluate(() => [...document.querySelectorAll('article')].at(-1)?.scrollIntoView())
      return cardNames(page).allTextContents()
    })
    .toEqual(names)
  await page.evaluate(() => scrollTo(0, 0))
}

const only = (fits: (vehicle: Vehicle) => boolean, by: (vehicle: Vehicle) => number = inFile) =>
  vehicles.filter(fits).toSorted((a, b) => by(a) - by(b))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  const alone: [what: string, choose: (page: Page) => Promise<unknown>, query: string, expected: Vehicle[]][] = [
    ['words of the name', (page) => search(page).fill('ForeSTER'), 'search=ForeSTER', only(says('forester'))],
    ['words of the description', (page) => search(page).fill('lifted'), 'search=lifted', only(says('lifted'))],
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
      (page) => select(page, 'Price').selectOption('Under $15,000'),
      'price=under-15000',
      only((vehicle) => price(vehicle) < 15_000),
    ],
    [
      'a price from $15,000 to $25,000',
      (page) => select(page, 'Price').selectOption('$15,000 to $25,000'),
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
    await select(page, 'Category').selectOption('Ranger')
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
    await expect(select(page, 'Sort')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: found[0]?.name ?? '', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: found[0]?.name ?? '' })).toBeFocused()
  })

  test('what is typed and chosen before the page is alive is not lost', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await search(page).fill('maverick')
    await radio(page, 'Brand', 'Evolution').check()
    await select(page, 'Price').selectOption('under-15000')
    await select(page, 'Sort').selectOption('price-asc')
    letGo()
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

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  const open = (page: Page) => page.getByRole('button', { name: /^Filters/ })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

  test('the filters are a drawer that keeps the focus, counts ahead, applies, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(paths.inventory)
    await open(page).tap()
    await expect(sheet(page)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await test.step('Tab stays inside', async () => {
      const stops = new Set<string>()
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const { activeElement } = document
          // Between the last control and the first one the browser's own controls have their turn.
          if (activeElement === document.body) return 'browser'
          return document.querySelector('dialog')?.contains(activeElement) ? 'inside' : 'outside'
        })
        stops.add(stop)
      }
      expect(stops).not.toContain('outside')
    })
    const sixes = only((vehicle) => seats(vehicle) === 6)
    await sheet(page).getByRole('radiogroup', { name: 'Seats' }).getByText('6', { exact: true }).tap()
    const apply = sheet(page).getByRole('button', { name: `Apply, show ${sixes.length}` })
    await expect(apply).toBeVisible()
    const denagos = sixes.filter(({ brand }) => brand === 'denago')
    await sheet(page).getByRole('radiogroup', { name: 'Brand' }).getByText('Denago').tap()
    await sheet(page)
      .getByRole('button', { name: `Apply, show ${denagos.length}` })
      .tap()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(`${paths.inventory}?brand=denago&seats=6`)
    await expect(page.getByRole('region', { name: /^Showing/ })).toBeFocused()
    await expect(open(page)).toHaveText(/2/)
    await expectUnits(page, denagos)
  })

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close filters' }).tap()],
  ] as const) {
    test(`${how} closes the drawer, keeps what was chosen, and the focus is back on the button`, async ({ page }) => {
      await page.goto(paths.inventory)
      await open(page).focus()
      await page.keyboard.press('Enter')
      await sheet(page).getByRole('combobox', { name: 'Category' }).selectOption('forester')
      await close(page)
      await expect(sheet(page)).toBeHidden()
      await expect(open(page)).toBeFocused()
      await expectUnits(
        page,
        only(({ category }) => category.includes('forester')),
      )
    })
  }

  test('Back closes the drawer and undoes all that was chosen in it', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first().tap()
    await expect(page).toHaveURL(paths.inventory)
    await open(page).tap()
    await sheet(page).getByRole('radiogroup', { name: 'Brand' }).getByText('Evolution').tap()
    await sheet(page).getByRole('radiogroup', { name: 'Price' }).getByText('Under $15,000').tap()
    await expect(page).toHaveURL(/brand=evolution&price=under-15000/)
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(paths.inventory)
    await expectUnits(page, vehicles)
  })

  test('Clear All Filters in the drawer clears the search as well', async ({ page }) => {
    await page.goto(`${paths.inventory}?search=rover&brand=denago`)
    await expect(search(page)).toHaveValue('rover')
    await open(page).tap()
    await sheet(page).getByRole('button', { name: 'Clear All Filters' }).tap()
    await sheet(page)
      .getByRole('button', { name: `Apply, show ${total}` })
      .tap()
    await expect(search(page)).toHaveValue('')
    await expectUnits(page, vehicles)
  })
})

test.describe('of many units', () => {
  test.use({ viewport: desktop })

  test('the first ones come by themselves, the others on demand: the focus goes on at the first new card', async ({
    page,
    siteCopy,
  }) => {
    const many = Array.from({ length: 75 }, (_, index): Vehicle => {
      const unit = vehicles[index % total] as Vehicle
      return { ...unit, id: `unit-${index}`, name: `${unit.name} No. ${index + 1}` }
    })
    const { server } = await siteCopy({ vehicles: many })
    // The page was built with fewer units a day ago.
    await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
    await page.goto(server.url + paths.inventory)
    await expect(page.getByText('Showing 75 of 75 total vehicles')).toBeVisible()
    const cards = page.getByRole('article')
    await expect
      .poll(
        async () => {
          await cards.last().scrollIntoViewIfNeeded()
          return cards.count()
        },
        { intervals: [100], timeout: 20_000 },
      )
      .toBe(63)
    const more = page.getByRole('button', { name: 'Show 9 more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(72)
    await expect(page.getByRole('link', { name: many[63]?.name ?? '', exact: true })).toBeFocused()

    await page.getByRole('link', { name: many[70]?.name ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: many[70]?.name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(72)
    await page.getByRole('button', { name: 'Show 3 more' }).click()
    await expect(cards).toHaveCount(75)
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('every vehicle is linked, nothing is offered that would not work, and a vehicle opens', async ({ page }) => {
    await page.goto(paths.inventory)
    await expect(page.getByText(`Showing ${total} of ${total} total vehicles`)).toBeVisible()
    const main = page.getByRole('main')
    for (const { id, name } of vehicles)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', paths.vehicle(id))
    await expect(page.getByRole('search')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('combobox')).toHaveCount(0)
    await main.getByRole('link', { name: 'Evolution Turfman 1000', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Evolution Turfman 1000' })).toBeVisible()
  })
})

for (const [screen, viewport] of [
  ['a wide screen', desktop],
  ['a phone', phone],
] as const) {
  test.describe(`nothing moves on ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => watchLayout(page))

    test('while it loads, with filters in its address or without', async ({ page }) => {
      for (const query of ['', '?brand=denago&sort=price-desc', '?search=forester', '?price=over-25000'])
        await test.step(`/inventory${query}`, async () => {
          await page.goto(paths.inventory + query)
          await page.waitForLoadState('networkidle')
          expect(await layoutShifts(page, true)).toEqual([])
        })
    })

    test('while a visitor types, chooses and clears', async ({ page }) => {
      await page.goto(paths.inventory)
      const count = (units: readonly Vehicle[]) =>
        expect(page.getByText(`Showing ${units.length} of ${total} total vehicles`)).toBeVisible()
      await search(page).pressSequentially('rover')
      await count(only(says('rover')))
      await search(page).fill('')
      await count(vehicles)
      await select(page, 'Sort').selectOption('Price, high to low')
      await expect(cardNames(page).first()).toHaveText('Evolution D6 Max XT6')
      if (viewport === desktop) await radio(page, 'Brand', 'Denago').check()
      else {
        await page.getByRole('button', { name: /^Filters/ }).click()
        const sheet = page.getByRole('dialog', { name: 'Filters' })
        await sheet.getByRole('radiogroup', { name: 'Brand' }).getByText('Denago').click()
        await sheet.getByRole('button', { name: /^Apply/ }).click()
      }
      await count(only(({ brand }) => brand === 'denago'))
      await search(page).fill('nothing like it')
      await count([])
      await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click()
      await count(vehicles)
      expect(await layoutShifts(page, true)).toEqual([])
    })
  })
}
