import { type InquiryDatabase, openDatabase } from '../../server/store/database.ts'
import { SqlStore } from '../../server/store/sql-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { testVehicle } from '../../server/test-site.ts'
import { expect } from '../fixtures.ts'
import { test } from '../office.ts'

const COUNT = 1_000
/** What is near the screen. */
const MOST_DRAWN = 60

const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)

test('a list of a thousand carts is scrolled to its end by a key, and Back returns to the same row', async ({
  office,
}) => {
  await office.site.restock(
    numbers.map((number) =>
      testVehicle(`cart-${number}`, `Cart ${number}`, 'denago', { stockNumber: `N-${number}`, status: 'available' }),
    ),
  )
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Stock' }).click()
  await expect(page.getByText('1,000 carts')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  const last = page.getByRole('link', { name: `Cart ${COUNT}`, exact: true })
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  await expect(rows).toHaveCount(COUNT)
  expect(await page.getByRole('main').getByRole('textbox').count()).toBeLessThan(MOST_DRAWN)

  const price = page.getByRole('textbox', { name: `Price of Cart ${COUNT}, N-${COUNT}` })
  await price.fill('8111')
  await price.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Price is $8,111' })).toBeVisible()
  // What has the focus stays, however far it is from the screen.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('link', { name: 'Cart 1', exact: true })).toBeInViewport()
  await expect(price).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Cart ${COUNT}` })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('a list of a thousand inquiries is scrolled to its end by a key, and a new one moves no row', async ({
  office,
}) => {
  const database = await openDatabase({ kind: 'sqlite', dataDir: office.site.dataDir })
  for (const number of numbers) await receive(database, number)
  const page = await office.signedIn('Anna')
  const link = (number: number) => page.getByRole('link', { name: `Zoë ${number}`, exact: true })
  await expect(page.getByText('1,000 inquiries')).toBeVisible()
  await page.keyboard.press('End')
  await expect(link(1)).toBeInViewport()
  // In the middle of the list.
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -20_000)
  await expect(link(1)).not.toBeInViewport()
  const mark = page.getByRole('button', { name: /^Mark as answered/ })
  const atFinger = () =>
    page.evaluate(() => document.elementFromPoint(200, 400)?.closest('li')?.querySelector('a')?.textContent)
  await expect.poll(async () => (await mark.count()) > 0 && (await atFinger())).toBeTruthy()
  const before = await atFinger()
  await receive(database, COUNT + 1)
  await expect(page.getByText('1,001 inquiries')).toBeVisible()
  expect(await atFinger()).toBe(before)
  await page.keyboard.press('Home')
  await expect(link(COUNT + 1)).toBeInViewport()
  await database.db.destroy()
})

const receive = (database: InquiryDatabase, number: number) =>
  new SqlStore(database, []).accept(testInquiry({ firstName: 'Zoë', lastName: String(number) }))
