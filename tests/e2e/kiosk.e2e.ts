import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { MAX_IDLE_SECONDS } from '../../src/device/kiosk.ts'
import { expect, test } from '../fixtures.ts'
import { PIN, startOver, storedKiosk, storeValues } from '../kiosk.ts'

async function openSettings(page: Page) {
  await page.goto(paths.kiosk)
  await page.getByRole('button', { name: 'Open kiosk settings' }).click()
}

/** What the other tests of kiosks begin with instead of the set-up, where it can be the same. */
const comparable = ({ 'device:kiosk': kiosk = '{}', ...others }: Record<string, string>) => ({
  ...others,
  'device:stored-pictures': 'device:stored-pictures' in others,
  kiosk: { ...JSON.parse(kiosk), pin: Object.keys(JSON.parse(kiosk).pin ?? {}) },
})

test('a dealer sets a kiosk up, and leaves it only with the PIN, or by clearing its data', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await page.goto(paths.home)
  // The empty page that every tab of a test begins with counts as another site.
  await devtools.send('Page.resetNavigationHistory')
  await page.goto(paths.kiosk)
  await expect(page.getByText('Kiosk mode is off on this device.')).toBeVisible()
  await openSettings(page)
  await expect(page.getByLabel('Confirm PIN')).toBeVisible()
  await expect(page.getByText('another site')).toHaveCount(0)
  // The kiosk must not ask whether the customer is still there, however slow this machine is.
  await page.getByLabel('Reset after (seconds)').fill(`${MAX_IDLE_SECONDS}`)
  await page.getByLabel('PIN to leave kiosk mode').fill(PIN)
  await page.getByLabel('Confirm PIN').fill('1357')
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  await expect(page.getByText('The PINs don’t match')).toBeVisible()
  await page.getByLabel('Confirm PIN').fill(PIN)
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(startOver(page)).toBeVisible()
  // It stores everything for offline use with code that it loads for that.
  const written = () => page.evaluate(() => ({ ...localStorage }))
  await expect
    .poll(async () => comparable(await written()))
    .toEqual(comparable(storedKiosk({ idleSeconds: MAX_IDLE_SECONDS })))
  // kiosk-attract.e2e.ts tests what a kiosk stores for offline use.
  await storeValues(page, { 'device:stored-pictures': '"none"' })
  // What is the dealer's to set.
  await page.goto(paths.outbox)
  await expect(startOver(page)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.goto(paths.device)
  await expect(page.getByText('This is a showroom device')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  const settings = await page.evaluate(() => localStorage.getItem('device:kiosk') ?? '')
  await page.goto(paths.kiosk)
  await expect(page.getByText('This device is a kiosk.')).toBeVisible()
  await openSettings(page)
  const pin = page.getByLabel('PIN')
  for (let wrong = 0; wrong < 4; wrong++) {
    await pin.fill('0000')
    await pin.press('Enter')
    await expect(page.getByText('That’s not the PIN.')).toBeVisible()
    await expect(pin).toHaveValue('')
  }
  await pin.fill(PIN)
  await pin.press('Enter')
  await expect(page.getByText('Kiosk mode is off on this device.')).toBeVisible()
  await expect(page.getByText('This device is a kiosk.')).toHaveCount(0)
  await page.goto(paths.outbox)
  await expect(page.getByRole('checkbox', { name: 'Several people use this device' })).toBeChecked()
  await page.goto(paths.home)
  await expect(startOver(page)).toHaveCount(0)

  // The documented way for a PIN that was forgotten.
  await page.evaluate((stored) => localStorage.setItem('device:kiosk', stored), settings)
  await page.reload()
  await expect(startOver(page)).toBeVisible()
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await openSettings(page)
  await expect(page.getByLabel('Confirm PIN')).toBeVisible()
  await expect(startOver(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  // The other site is about:blank above.
  await expect(page.getByText('the Back button can take people off the site')).toBeVisible()
})
