import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { expect } from '../fixtures.ts'
import { OFFICE_INQUIRY } from '../inquiry.ts'
import { test } from '../office.ts'

/** The file that the browser saves. */
async function saved(page: Page, start: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await start()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('the stock is saved as a spreadsheet, and the same file imported changes nothing', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Stock' }).click()
  const price = page.getByRole('textbox', { name: 'Price of Denago Nomad', exact: true })
  const listed = (await price.inputValue()).replace(',', '')
  const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(name).toBe('stock.csv')
  const rows: unknown = parse(text, { columns: true, bom: true })
  expect(rows).toContainEqual(expect.objectContaining({ id: 'denago-nomad', name: 'Denago Nomad', price: listed }))
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('No changes. The file matches your stock.')).toBeVisible()
})

test('inquiries are saved as a spreadsheet', async ({ office, request }) => {
  const inquiry = { ...OFFICE_INQUIRY, message: '=2+2, "quoted"\nand a second line' }
  const sent = await request.post(office.site.url + endpoints.contact, { data: inquiry })
  const { reference } = (await sent.json()) as { reference: string }
  const page = await office.signedIn('Anna')
  const { name, text } = await saved(page, async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export all' }).click()
  })
  expect(name).toBe('inquiries.csv')
  for (const word of [reference, 'Zoë', 'zoe@example.com', '""quoted""']) expect(text).toContain(word)
  // No spreadsheet takes it for a formula.
  expect(text).not.toMatch(/(^|,)"?=2\+2/m)
})
