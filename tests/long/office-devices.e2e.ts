import type { Page } from 'playwright/test'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect } from '../fixtures.ts'
import { PIN, startOver } from '../kiosk.ts'
import { test } from '../office.ts'
import { decode } from '../qr-code.ts'

test.use({ settings: { KIOSKS: 'Front tablet' } })

test('the codes of the office set up a salesperson’s phone and a kiosk', async ({ office, page: phone, browser }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByLabel('Salesperson', { exact: true }).fill('Sam Reed')
  await page.getByLabel('Event (optional)').fill('Lake day')
  await page.getByLabel('Location').selectOption({ label: 'Poconos showroom' })
  /** Presses the first button that the office names. */
  const press = async (device: Page, sentence: string) => {
    const [, name = ''] = /“(.+?)”/.exec((await page.getByText(sentence).textContent()) ?? '') ?? []
    await device.getByRole('button', { name, exact: true }).click()
  }
  const codes = page.locator('[data-scope=qr-code] svg, svg[data-scope=qr-code]')
  await expect(codes).toHaveCount(2)

  await phone.goto((await decode(codes.first())) ?? '')
  await expect(phone).toHaveURL(new RegExp(`^${office.site.url}/device`))
  await expect(phone.getByText('Set up this device for Sam Reed')).toBeVisible()
  await press(phone, 'On the phone, press')
  await phone.goto(`${office.site.url}/contact`)
  await fillIn(phone)
  await expect(phone.getByText('Also sent: salesperson Sam Reed, event Lake day.')).toBeVisible()
  await sendButton(phone).click()
  await expect(phone.getByText(/Your reference number is/)).toBeVisible()
  await page.getByRole('link', { name: 'Inquiries' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'taken by Sam Reed' })).toBeVisible()

  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByLabel('Location').selectOption({ label: 'Poconos showroom' })
  const kiosk = await browser.newPage({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' })
  await kiosk.goto((await decode(codes.last())) ?? '')
  await press(kiosk, 'On the tablet, press')
  await expect(kiosk.getByLabel('Device name')).toHaveValue('Front tablet')
  await expect(kiosk.getByLabel('Location').locator('option:checked')).toHaveText('Poconos showroom')
  await kiosk.getByLabel('PIN to leave kiosk mode').fill(PIN)
  await kiosk.getByLabel('Confirm PIN').fill(PIN)
  await kiosk.getByRole('button', { name: 'Start kiosk mode' }).click()
  await expect(startOver(kiosk)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Front tablet' })).toContainText('Running')
  await kiosk.close()
})
