import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { test } from '../office.ts'

const PRICE = { name: 'Price of Denago Nomad', exact: true } as const

test('a price that is being typed survives a colleague’s change, a lost connection and a refusal', async ({
  office,
}) => {
  const anna = await office.signedIn('Anna')
  const ben = await office.signedIn('Ben')
  for (const page of [anna, ben]) await page.getByRole('link', { name: 'Stock' }).click()
  const price = anna.getByRole('textbox', PRICE)
  await price.fill('8222')
  const others = ben.getByRole('textbox', PRICE)
  await others.fill('8333')
  await others.press('Enter')
  await expect(ben.getByRole('status').filter({ hasText: 'Price is $8,333' })).toBeVisible()
  const list = anna.waitForResponse(async (answer) => answer.url().endsWith('/api/units') && answer.status() === 200)
  await list
  await expect(price).toHaveValue('8222')
  await price.press('Enter')
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Keep what’s there' }).click()
  await expect(price).toHaveValue('8,333')

  await price.fill('cheap')
  await price.press('Enter')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toHaveValue('cheap')
  await price.fill('8444')
  await office.stop()
  await price.press('Enter')
  await expect(anna.getByRole('listitem').filter({ has: price })).toContainText('Can’t reach the office')
  await expect(price).toHaveValue('8444')
  await office.start()
  await price.press('Enter')
  await expect(anna.getByRole('status').filter({ hasText: 'Price is $8,444' })).toBeVisible()
})

test('typed text that is not saved survives a reload', async ({ office }) => {
  const page = await office.signedIn('Anna')
  // The browser asks as well.
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Stock' }).click()
  const price = page.getByRole('textbox', PRICE)
  await price.fill('8222')
  await page.reload()
  await expect(page.getByText('Not saved. You left before it was saved.')).toBeVisible()
  await expect(price).toHaveValue('8222')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Price is $8,222' })).toBeVisible()

  await page.getByRole('link', { name: 'Hours' }).click()
  const reason = page.getByLabel('Reason')
  await reason.fill('Inventory day')
  await page.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('Choose a day.')).toBeVisible()
  await page.reload()
  await expect(reason).toHaveValue('Inventory day')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Close this day' })).toBeVisible()
  await expect(reason).toHaveValue('')
})

test('a status chosen with the arrow keys is saved by Enter only, and Undo restores the first one', async ({
  office,
}) => {
  const page = await office.signedIn('Anna', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('link', { name: 'Stock' }).click()
  const status = page.getByRole('combobox', { name: 'Status of Denago Nomad', exact: true })
  const before = await status.inputValue()
  await status.selectOption('held')
  await expect(page.getByRole('status').filter({ hasText: 'Status is On hold' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue(before)
  await status.focus()
  await status.press('ArrowDown')
  await status.press('ArrowDown')
  await expect(status).toBeFocused()
  await status.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Status is ' })).toHaveCount(1)
})

test('each selection of photographs is sent once, and a refusal names its file', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.goto(`${office.url}/stock/denago-nomad`)
  const photograph = async (background: string) => ({
    name: `${background}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  })
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  const files = page.getByLabel('Photos', { exact: true }).and(page.locator('input'))
  const pictures = page.getByRole('img', { name: /^Photo/ })
  await files.setInputFiles([await photograph('red')])
  await expect(pictures).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeEnabled()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/photographs') && sent.push(request.url()))
  await files.setInputFiles([broken, await photograph('blue')])
  await expect(page.getByRole('alert').filter({ hasText: 'broken.jpg' })).toBeVisible()
  await expect(pictures).toHaveCount(2)
  expect(sent).toHaveLength(2)
  await page.getByRole('button', { name: 'Remove photo 2' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(pictures).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeFocused()
})

test('after a conflict the form keeps the rest of the typed text', async ({ office }) => {
  const anna = await office.signedIn('Anna')
  const ben = await office.signedIn('Ben', { viewport: { width: 1440, height: 900 } })
  for (const page of [anna, ben]) await page.goto(`${office.url}/stock/denago-nomad`)
  const price = ben.getByRole('textbox', { name: 'Price', exact: true })
  await ben.getByRole('textbox', { name: 'Location' }).fill('Hatfield')
  await price.fill('8200')
  await anna.getByRole('textbox', { name: 'Price', exact: true }).fill('8300')
  await anna.getByRole('button', { name: 'Save' }).click()
  await expect(anna.getByText('Saved.')).toBeVisible()
  await ben.getByRole('button', { name: 'Save' }).click()
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Keep what’s there' }).click()
  await expect(price).toHaveValue('8300')
  await expect(ben.getByRole('textbox', { name: 'Location' })).toHaveValue('Hatfield')
  await ben.getByRole('button', { name: 'Save' }).click()
  await expect(ben.getByText('Saved.')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(anna.getByRole('textbox', { name: 'Location' })).toHaveValue('Hatfield')
})
