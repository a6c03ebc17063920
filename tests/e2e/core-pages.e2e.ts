import { paths } from '../../src/addresses/paths.ts'
import { towns } from '../../src/content/towns.ts'
import { expect, test } from '../fixtures.ts'

test('a brand page leads a visitor to a test drive, and from a model to the unit in stock', async ({ page }) => {
  for (const [path, model, opens] of [
    [paths.denago, 'EV City', 'Denago EV City'],
    [paths.evolution, 'D5 Maverick 4 Plus', 'Evolution D5 Maverick 4 Plus'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('link', { name: 'Schedule Test Drive' }).click()
      await expect(page).toHaveURL(paths.contactTestDrive())
      await expect(page.getByLabel('Preferred day')).toBeVisible()
      await page.goBack()
      const lineup = page.getByRole('region', { name: 'The lineup' })
      await lineup.getByRole('link', { name: `View Details: ${model}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: opens })).toBeVisible()
    })
})

test.describe('the showroom page', () => {
  test('leads to a municipality from its map, by keyboard, and asks nobody for another map until the visitor does, which comes in a frame that is locked up', async ({
    page,
  }) => {
    const strangers: string[] = []
    await page.route(/^https?:\/\/(?!localhost|127\.)/, (route) => {
      strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'map' })
    })
    await page.goto(paths.showroom)
    const open = page.getByRole('link', { name: 'Open interactive map' })
    await open.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(strangers).toEqual([])

    await open.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('src', /Scranton%2C%20Lackawanna%20County/)
    await expect.poll(() => strangers.length).toBeGreaterThan(0)

    const map = page.getByRole('group', { name: new RegExp(`Map of the ${towns.length} municipalities`) })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await map.evaluate(crowded)).toEqual([])
    await map.getByRole('link', { name: 'Moscow' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.town('moscow')}$`))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a brand page shows the series of the address, then the one that is chosen, and prints all', async ({
    page,
  }) => {
    const card = (name: string) => page.getByRole('heading', { name, level: 3, exact: true })
    await page.goto(`${paths.evolution}#forester`)
    await expect(card('Forester')).toBeVisible()
    await expect(card('D5 Ranger')).toBeHidden()
    await page.getByRole('radio', { name: 'Classic' }).check()
    await expect(card('Classic')).toBeVisible()
    await expect(card('Forester')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(card('Forester')).toBeVisible()
    await expect(card('D6 Max')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goto(paths.evolution)
    await expect(card('D5 Ranger')).toBeVisible()
    await expect(card('Classic')).toBeHidden()
  })
})

test('the services page opens the details of one service, by keyboard too', async ({ page }) => {
  await page.goto(paths.services)
  const battery = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Battery services' }) })
  const details = battery.getByText('We’ll test the pack and the charger under load')
  await expect(details).toBeHidden()
  await battery.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(details).toBeVisible()
  await expect(page.getByText('before we fix anything')).toBeHidden()
})

/** Names on the map that cover each other or cannot be read, and targets that a finger misses, as the browser drew them. */
function crowded(map: Element): string[] {
  const names = [...map.querySelectorAll('text')].map((element) => ({ element, box: element.getBoundingClientRect() }))
  const covered = names.flatMap(({ element, box }, index) =>
    names
      .slice(index + 1)
      .filter((other) => box.left < other.box.right && other.box.left < box.right)
      .filter((other) => box.top + 3 < other.box.bottom && other.box.top + 3 < box.bottom)
      .map((other) => `${element.textContent} covers ${other.element.textContent}`),
  )
  const scale = map.getBoundingClientRect().width / 300
  const small = names.filter(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize) * scale < 13)
  const narrow = [...map.querySelectorAll('a')].filter((link) => {
    const { width, height } = link.getBoundingClientRect()
    return width < 44 || height < 44
  })
  return [
    ...covered,
    ...[...small.map(({ element }) => element), ...narrow].map((each) => `${each.textContent} is small`),
  ]
}

test('a tab of the rental prices, pressed as soon as the page is there, leads to its table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.rentals)
  const tab = page.getByRole('navigation', { name: 'Kind of cart' }).getByRole('link').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
})
