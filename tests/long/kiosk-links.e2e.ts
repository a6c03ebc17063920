import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { MAX_IDLE_SECONDS } from '../../src/device/kiosk.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { beKiosk, startOver } from '../kiosk.ts'
import { decode } from '../qr-code.ts'

/** Every address outside of the site that a page of the build leads to. */
const addressesOut = () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const found = pages.flatMap((file) => {
    const document = load(readFileSync(`dist/${file}`, 'utf8'))
    return document('a[href]')
      .toArray()
      .map((link) => document(link).attr('href') ?? '')
  })
  return [...new Set(found)].filter((address) => /^(?:[a-z]+:|\/\/)/.test(address))
}

/** Presses a link to each address, with each button of a mouse, and tells what the page did not hold back. */
function pressEach(addresses: readonly string[]): string[] {
  const presses = [{ type: 'click' }, { type: 'click', ctrlKey: true }, { type: 'auxclick', button: 1 }]
  return addresses.filter((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    const isHeldBack = presses.map(({ type, ...held }) => {
      const press = new MouseEvent(type, { bubbles: true, cancelable: true, ...held })
      link.dispatchEvent(press)
      return press.defaultPrevented
    })
    link.remove()
    return isHeldBack.includes(false)
  })
}

test('nothing on a kiosk leads away from it: what needs a phone is a QR code', async ({ page }) => {
  // The kiosk must not ask whether the customer is still there, however slow this machine is.
  await beKiosk(page, { idleSeconds: MAX_IDLE_SECONDS })
  await page.goto(paths.showroom)
  await expect(startOver(page)).toBeVisible()
  const sheet = page.getByRole('dialog', { name: /phone$/ })
  const code = sheet.getByRole('img', { name: /^QR code/ })

  await page.getByRole('main').getByRole('link', { name: dealer.phone.label }).first().click()
  await expect(sheet).toContainText(dealer.phone.label)
  expect(await decode(code)).toBe(`tel:${dealer.phone.e164}`)
  expect(await axeInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)

  await page
    .getByRole('link', { name: /^Directions/ })
    .first()
    .click({ button: 'middle' })
  await expect(sheet).toContainText('maps.')
  await sheet.press('Escape')
  await expect(sheet).toHaveCount(0)

  const addresses = addressesOut()
  expect(addresses.length).toBeGreaterThan(10)
  expect(await page.evaluate(pressEach, addresses)).toEqual([])
  await sheet.press('Escape')
  await expect(sheet).toHaveCount(0)

  for (const script of [
    () => void open('https://evil.example/'),
    () => location.assign('https://evil.example/'),
    () => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      document.body.append(form)
      form.requestSubmit()
    },
    () => void navigator.share({ url: 'https://evil.example/' }),
  ]) {
    await page.evaluate(script)
    await expect(sheet).toContainText('evil.example')
    await sheet.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  // A browser fires the `close` event of one sheet a frame later, when the next one may be asked for already.
  await page.evaluate(() => void open('https://first.example/'))
  await expect(sheet).toContainText('first.example')
  await sheet.evaluate((first: HTMLDialogElement) => {
    addEventListener('scroll', () => open('https://second.example/'), { once: true })
    scrollBy({ top: 40, behavior: 'instant' })
    first.close()
  })
  await expect(sheet).toContainText('second.example')
  await sheet.press('Escape')
  await expect(sheet).toHaveCount(0)

  await expect(page).toHaveURL(paths.showroom)
  expect(page.context().pages()).toHaveLength(1)
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden()
})
