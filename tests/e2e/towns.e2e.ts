import { dealer } from '../../src/content/dealer.ts'
import { towns } from '../../src/content/towns.ts'
import { paths } from '../../src/paths.ts'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'

const CALL = `tel:${dealer.phone.e164}`

test.describe('a town that is not ours', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const [path, pageOf] of [
    ['/towns/nowhere', paths.town],
    ['/nowhere-golf-carts', paths.town],
    ['/rentals/nowhere', paths.townRentals],
  ] as const) {
    test(`${path} says so with status 404, and leads on to every town there is`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Municipality not found' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(ways).toHaveCount(towns.length)
      expect(await axe(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await axe(page)).toEqual([])
      await ways.getByText('Moscow').click()
      await expect(page).toHaveURL(new RegExp(`${pageOf('moscow')}$`))
      await expect(page.getByRole('heading', { level: 1, name: /Moscow/ })).toBeVisible()
    })
  }
})

test('Scranton opens by its second slug, and names the first', async ({ page }) => {
  const response = await page.goto('/towns/scranton-city')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Golf carts in Scranton City' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${dealer.url}/towns/scranton`)
})

test('a visitor of a town page sees three vehicles, and goes from one to its details or to renting it here', async ({
  page,
}) => {
  await page.goto(paths.town('archbald'))
  const popular = page.getByRole('region', { name: 'Popular vehicles' })
  await expect(popular.getByRole('article')).toHaveCount(3)
  await expect(popular.getByText(/^(?:Starting at \$[\d,]+|Call for Price)$/)).toHaveCount(3)
  await expect(popular.getByRole('link', { name: 'View All' })).toHaveAttribute('href', paths.inventory)
  const first = popular.getByRole('article').first()
  await expect(first.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', /^\/vehicles\//)
  await first.getByRole('link', { name: /^Rent This Model/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Golf cart rentals in Archbald' })).toBeFocused()
})

test('a visitor of a town reaches us by phone, in the hours of the rental office, or in writing', async ({ page }) => {
  await page.goto(paths.town('moscow'))
  const card = page.getByRole('region', { name: 'Ask us about Moscow' })
  await expect(card.getByRole('link', { name: dealer.phone.label })).toHaveAttribute('href', CALL)
  for (const line of ['Moscow Borough', dealer.serviceArea, 'Mon–Sat 8AM–6PM', 'Sun 10AM–4PM'])
    await expect(card.getByText(line)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
  await expect(page.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', paths.contact)
})

for (const [page_, tables] of [
  [paths.rentals, 'Rental prices'],
  [paths.townRentals('taylor'), 'Delivered prices'],
] as const) {
  test(`${page_} has three tables of at least four plans, each reserved by a call`, async ({ page }) => {
    await page.goto(page_)
    const prices = page.getByRole('region', { name: tables })
    await expect(prices.getByRole('table')).toHaveCount(3)
    for (const kind of ['4-seater', '6-seater', 'Utility']) {
      const reserve = prices.getByRole('table', { name: kind }).getByRole('link', { name: /^RESERVE TODAY/ })
      expect(await reserve.count()).toBeGreaterThanOrEqual(4)
      for (const each of await reserve.all()) await expect(each).toHaveAttribute('href', CALL)
    }
    await page.getByRole('link', { name: 'See prices' }).click()
    await expect(page).toHaveURL(/#pricing$/)
    await expect(page.getByRole('heading', { name: tables })).toBeInViewport()
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a town never opened before is there offline, with its prices and its own map', async ({ page, site }) => {
    await page.goto(paths.home)
    await readyForOffline(page)
    await site.stop()
    await page.goto(paths.townRentals('waverly-township'))
    await expect(page.getByRole('row', { name: /Weekly.*\$1,260/ })).toBeVisible()
    await page.goto(paths.town('waverly-township'))
    await expect(page.getByRole('img', { name: /where Waverly Township lies/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular vehicles' }).getByRole('article')).toHaveCount(3)
  })
})
