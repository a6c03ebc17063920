import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'
import { decode } from '../qr-code.ts'
import { priceOf } from '../site-vehicles.ts'
import { frontsStored } from '../stored-pictures.ts'

const handOver = (page: Page) => page.getByRole('button', { name: 'Share' })
const nomad = paths.vehicle('denago-nomad')

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a cart is handed over as a QR code of its address, with its picture and price', async ({ page, site }) => {
    await page.goto(nomad)
    await readyForOffline(page)
    await frontsStored(page)
    await site.stop()
    await page.reload()
    await handOver(page).click()
    const card = page.getByRole('dialog', { name: 'Denago Nomad' })
    await expect(card.getByText(priceOf('denago-nomad'))).toBeVisible()
    await expect(card.getByText(/As of/)).toBeVisible()
    const picture = card.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await decode(card.getByRole('img', { name: /^QR code/ }))).toBe(dealer.url + nomad)
    expect(await axe(page)).toEqual([])
  })
})

test('the screen stays on while the QR code is shown, and the keyboard leads back', async ({ page }) => {
  await page.addInitScript(() => {
    const say = (awake: string) => document.documentElement.setAttribute('data-awake', awake)
    const request = async () => {
      say('yes')
      return Object.assign(new EventTarget(), { release: async () => say('no') })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.goto(nomad)
  const open = handOver(page)
  await open.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Denago Nomad' })
  await expect(card.getByRole('button', { name: 'Send link' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'no')
})

test('a shared cart with a sample price says that it is a sample', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ text } = {}) => document.documentElement.setAttribute('data-shared', text ?? '')
  })
  await page.goto(paths.vehicle('evolution-d6-max-xt6'))
  await handOver(page).click()
  await page.getByRole('dialog', { name: 'Evolution D6 Max XT6' }).getByRole('button', { name: 'Send link' }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(`^Evolution D6 Max XT6, sample price \\${priceOf('evolution-d6-max-xt6')}, as of `),
  )
})

test('Back closes the card and stays with the cart', async ({ page }) => {
  await page.goto(paths.inventory)
  await page.getByRole('link', { name: 'Denago Nomad', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Denago Nomad' })).toBeVisible()
  const card = page.getByRole('dialog', { name: 'Denago Nomad' })
  await handOver(page).click()
  await expect(card).toBeVisible()
  await page.goBack()
  // React removes the closed dialog a frame later, and a press before that opens no other.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${nomad}$`))
  // Closed by its button, it leaves no entry of its own behind.
  await handOver(page).click()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.heldOut)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.inventory}$`))
})

test('the compared carts are handed over as one QR code of their comparison', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const compared = paths.compareCarts(['denago-nomad', 'denago-rover-xl', 'denago-ev-city'])
  await page.goto(compared)
  await page.getByRole('button', { name: 'QR code' }).click()
  const card = page.getByRole('dialog', { name: 'Your 3 carts' })
  await expect(card.getByRole('listitem').filter({ hasText: 'Denago Nomad' })).toContainText(priceOf('denago-nomad'))
  await expect(card.getByText(/As of/)).toBeVisible()
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const ids = await page.evaluate(() => new URLSearchParams(location.search).get('ids')?.split(',') ?? [])
  expect(await decode(card.getByRole('img', { name: /^QR code/ }))).toBe(dealer.url + paths.compareCarts(ids))
  expect(await axe(page)).toEqual([])
})
