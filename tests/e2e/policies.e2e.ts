import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { expect, test } from '../fixtures.ts'

test('a reader finds a fee in a table through the contents and through a link to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.policy('rental-policy'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Fees' }).click()
  await expect(page).toHaveURL(/#fees$/)
  await expect(page.getByRole('heading', { name: 'Fees' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'true')
  const fees = page.getByRole('table', { name: 'Fees we can take out of the deposit' })
  await expect(fees.getByRole('row', { name: /^Smoke odor \$\d+$/ })).toBeVisible()
  await expect(fees.getByRole('rowheader', { name: 'Pet hair' })).toBeVisible()

  await page.goto(`${paths.policy('storage-policy')}#when-fees-go-unpaid`)
  await expect(page.getByRole('heading', { name: 'When fees go unpaid' })).toBeInViewport()
})

test('on a phone the contents are folded away above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.policy('return-policy'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport()
})

test('printed, a policy is its text, its tables and the contact block on white', async ({ page }) => {
  await page.goto(paths.policy('staffing-report'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Related policies' })).toBeHidden()
  await expect(page.getByText('Reporting period January 1 to December 31, 2024')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Full-time 24 63%' })).toBeVisible()
  await expect(page.getByRole('article').getByText(dealer.phone.label)).toBeVisible()
  const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages?.length).toBeLessThanOrEqual(3)
})
