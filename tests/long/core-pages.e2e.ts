import { paths } from '../../src/addresses/paths.ts'
import { towns } from '../../src/content/towns.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { test as workerTest } from '../short-install.ts'
import { withoutServerTime } from '../undated.ts'

test('nothing moves when narrow columns of showrooms say that they are closed', async ({ page, context }) => {
  await withoutServerTime(context)
  await watchLayout(page)
  // A Sunday, whose line is the longest.
  await page.clock.setFixedTime(new Date('2026-11-30T04:00:00Z'))
  for (const width of [768, 844, 1000, 1440]) {
    await page.setViewportSize({ width, height: 1800 })
    await page.goto(paths.showroom)
    await expect(page.getByRole('main').getByText(/^Closed\. Opens/)).toHaveCount(3)
    expect(await layoutShifts(page), `${width} px`).toEqual([])
  }
})

test('the lower half of the home page hydrates at the first user input, and at once after a client-side navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.home)
  const details = page.getByRole('main').getByText('View Details', { exact: true })
  await expect(details.filter({ visible: true })).toHaveCount(3)
  // The page is hydrated a little later than the shell around it; before, it has no event handlers.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByText(/^(Open until|Closed\. Opens)/)).toHaveCount(3, { timeout: 1_000 })
  }).toPass()

  await page.goto(paths.inventory)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'One number for everything' })).toBeVisible()
})

test.describe('the map of the page about us', () => {
  test.describe('without a network', () => {
    workerTest('says that the interactive map needs a connection, and keeps its own', async ({ page, site }) => {
      await page.goto(paths.about)
      await readyForOffline(page)
      await site.stop()
      await page.reload()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Open interactive map' }).click()
      await expect(page.getByText('The interactive map needs a connection.')).toBeVisible()
      await expect(page.getByRole('group', { name: new RegExp(`Map of the ${towns.length}`) })).toBeVisible()
    })
  })

  test('is joined by another map only when the visitor asks, in a sandboxed frame', async ({ page }) => {
    const strangers: string[] = []
    await page.route(/^https?:\/\/(?!localhost|127\.)/, (route) => {
      strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'map' })
    })
    await page.goto(paths.about)
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
  })
})

test('the map of a town leads to another one by keyboard, and has room for a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.town('moosic'))
  const map = page.getByRole('group', { name: `Map of ${towns.length} municipalities` })
  expect(await map.evaluate(crowded)).toEqual([])
  await map.getByRole('link', { name: 'Moscow' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.town('moscow')}$`))
})

test('a brand page on a phone checks the box of the shown series: first that of the address, then the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const series = (name: string) => page.getByRole('radio', { name })
  const card = (name: string) => page.getByRole('heading', { name, level: 3, exact: true })
  await page.goto(`${paths.evolution}#forester`)
  await expect(series('Forester')).toBeChecked()
  await expect(card('Forester')).toBeVisible()
  await series('D5 Ranger').check()
  await expect(card('D5 Ranger')).toBeVisible()
  await expect(card('Forester')).toBeHidden()
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
