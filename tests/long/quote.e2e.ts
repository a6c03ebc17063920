import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

const rover = paths.vehicle('denago-rover-xl')

test('the sheet of a cart is a quote on one page: price, payment with its assumptions, and the salesperson; the card with the QR code shares the same', async ({
  page,
}) => {
  await page.goto(paths.device)
  await page.getByText('Using this device for sales?').click()
  await page.getByLabel('Salesperson').fill('Sam Reed')
  await page.getByLabel('Event').fill('The Lake Wallenpaupack Boat Show and Outdoor Fair of Wayne and Pike County')
  await page.goto(rover)
  await page.getByText('Estimate a monthly payment').click()
  await page.getByLabel('Months').fill('48')
  await page.getByLabel('APR (%)').fill('6.9')
  await expect(page.getByText('a month', { exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Scan for the latest')).toBeVisible()
  const foot = page.getByRole('main').locator('footer[data-sheet-end]')
  await expect(foot).toContainText(/About \$[\d,]+ a month for 48 months at 6\.9% APR with \$0 down\./)
  await expect(foot).toContainText('An estimate, not an offer of credit')
  await expect(foot).toContainText('Your contact: Sam Reed, The Lake Wallenpaupack Boat Show')
  await expect(foot).toContainText(/as of \w+ \d+, \d{4}/)
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: ShareData) => void document.documentElement.setAttribute('data-shared', text ?? ''),
    })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    /\$[\d,]+, as of .*About \$[\d,]+ a month for 48 months.*Your contact: Sam Reed/,
  )
})
