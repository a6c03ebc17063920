import { paths } from '../../src/addresses/paths.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { axe, expect, test } from '../fixtures.ts'

test('a salesperson sets name and event once; both go with each inquiry, and the form says so', async ({ page }) => {
  await page.goto(paths.device)
  await page.getByText('Using this device for sales?').click()
  await page.getByLabel('Salesperson').fill('Sam Reed')
  await page.getByLabel('Event').fill('Lake Wallenpaupack Boat Show')
  await expect(page.getByText('Saved on this device until you clear the fields.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto(paths.contact)
  await fillIn(page)
  await expect(page.getByText('Also sent: salesperson Sam Reed, event Lake Wallenpaupack Boat Show.')).toBeVisible()
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ seller: 'Sam Reed', event: 'Lake Wallenpaupack Boat Show' })
  await expect(page.getByText(/Your reference number is/)).toBeVisible()
  await page.goto(paths.outbox)
  await expect(page.getByText(/^Today: 1 saved, 1 delivered, the last at .* All delivered\.$/)).toBeVisible()
})

test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })
