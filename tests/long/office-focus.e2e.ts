import type { Page } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { expect } from '../fixtures.ts'
import { OFFICE_INQUIRY } from '../inquiry.ts'
import { test } from '../office.ts'

const NOMAD = '/stock/denago-nomad'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const price = (page: Page) => page.getByRole('textbox', { name: /^Price( of Denago Nomad)?$/ })

/** Changes a price behind the back of the screen, as a colleague does. */
const changePrice = (page: Page, was: string, becomes: string) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path as string, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: body as string,
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    ['/api/units/denago-nomad', JSON.stringify({ fields: { price: { was, becomes } } })],
  )

test('in the stock list the keyboard continues where it was', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.goto(`${office.url}/stock`)
  const before = (await price(page).inputValue()).replace(',', '')
  await price(page).fill('8111')
  await price(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Price is $8,111' })).toBeVisible()
  await expect(price(page)).toBeFocused()
  await button(page, 'Undo').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
  await expect(price(page)).toBeFocused()

  await price(page).fill('cheap')
  await price(page).press('Enter')
  await button(page, 'Try again').press('Enter')
  await expect(button(page, 'Try again')).toBeFocused()
  await button(page, 'Discard').press('Enter')
  await expect(page.getByRole('link', { name: 'Denago Nomad', exact: true })).toBeFocused()

  await price(page).fill('8222')
  await changePrice(page, before, '8333')
  await price(page).press('Enter')
  await button(page, 'Keep what’s there').press('Enter')
  await expect(price(page)).toBeFocused()
  await expect(price(page)).toHaveValue('8,333')
})

test('a finger that taps Undo does not open the keyboard of the phone', async ({ office }) => {
  const page = await office.signedIn('Anna', { hasTouch: true })
  await page.goto(`${office.url}/stock`)
  await price(page).fill('8111')
  await price(page).press('Enter')
  await button(page, 'Undo').tap()
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Denago Nomad', exact: true })).toBeFocused()
})

test('in an import the focus stays near the last action', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.goto(`${office.url}/stock/import`)
  const file = {
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,Price\ndenago-nomad,7777\n'),
  }
  await page.getByLabel('Spreadsheet').setInputFiles(file)
  await button(page, 'Cancel').press('Enter')
  await expect(heading(page, 'Import a spreadsheet')).toBeFocused()
  await page.getByLabel('Spreadsheet').setInputFiles(file)
  await button(page, 'Apply').press('Enter')
  await expect(heading(page, 'Stock')).toBeFocused()
})

test('in a cart the focus stays near the last action', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.goto(`${office.url}/stock`)
  await page.getByRole('link', { name: 'Denago Nomad', exact: true }).press('Enter')
  await expect(heading(page, 'Denago Nomad')).toBeFocused()
  await page.getByRole('textbox', { name: 'Location' }).fill('Hatfield')
  await button(page, 'Save').press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(button(page, 'Save')).toBeFocused()
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(heading(page, 'History')).toBeFocused()

  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.locator('input[type=file]').setInputFiles([broken])
  await page.getByRole('alert').getByRole('button').press('Enter')
  await expect(heading(page, 'Photos')).toBeFocused()

  await button(page, 'Add one like it').press('Enter')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Add one like it')).toBeFocused()
  await button(page, 'Add one like it').press('Enter')
  await page.getByRole('textbox', { name: 'Stock number' }).last().fill('A-77')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(office.url + NOMAD)
  await expect(heading(page, 'Denago Nomad')).toBeFocused()

  await page.goto(office.url + NOMAD)
  await button(page, 'Take off the list').press('Enter')
  await expect(heading(page, 'Stock')).toBeFocused()
  const nomad = page.getByRole('link', { name: 'Denago Nomad', exact: true })
  await expect(nomad).toHaveCount(0)
  await button(page, 'Undo').press('Enter')
  await expect(nomad).toBeVisible()
  await expect(heading(page, 'Stock')).toBeFocused()
})

test('in the inquiries the focus stays near the last action', async ({ office, request }) => {
  await request.post(office.site.url + endpoints.contact, { data: OFFICE_INQUIRY })
  const page = await office.signedIn('Anna')
  const more = button(page, 'More')
  const choose = async (downs: number) => {
    await more.press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    for (let down = 1; down <= downs; down++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await choose(2)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await choose(0)
  await expect(heading(page, 'Automatic reply')).toBeFocused()
  const reply = page.getByRole('checkbox', { name: 'Send the automatic reply' })
  await reply.press('Space')
  await expect(page.getByText(/^Turned on by Anna/)).toBeVisible()
  await expect(reply).toBeFocused()
  await page.getByRole('link', { name: 'All inquiries' }).press('Enter')
  await expect(heading(page, 'Inquiries')).toBeFocused()

  await button(page, 'Mark as answered: Zoë Nowak').press('Enter')
  await button(page, 'Undo').press('Enter')
  await expect(button(page, 'Mark as answered: Zoë Nowak')).toBeFocused()
  await page.getByRole('link', { name: 'Zoë Nowak' }).press('Enter')
  await expect(heading(page, 'Zoë Nowak')).toBeFocused()
  await button(page, 'Erase this person').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).press('Enter')
  await button(page, 'Done').press('Enter')
  await expect(heading(page, 'Inquiries')).toBeFocused()
})

test('on the screens of days and people the focus stays near the last action', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await expect(heading(page, 'Inquiries')).toBeFocused()
  await office.signedIn('Ben', {}, '--staff')
  await page.goto(`${office.url}/days`)
  const close = button(page, 'Close this day')
  await close.press('Enter')
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
  await page.getByLabel('Day', { exact: true }).fill('2099-12-25')
  await close.press('Enter')
  await expect(page.getByText(/^Closed on/)).toBeVisible()
  await expect(close).toBeFocused()

  await page.getByRole('link', { name: 'People' }).press('Enter')
  await button(page, 'Remove devices of Ben').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('No device')
  await expect(heading(page, 'People')).toBeFocused()

  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Cleo')
  await page.context().clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(name).toBeFocused()
})
