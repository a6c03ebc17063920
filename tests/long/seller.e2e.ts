import { paths } from '../../src/addresses/paths.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'

test('a changed inquiry keeps the seller and the event that it was first written with', async ({ page }) => {
  await page.route('/api/contact', (route) => route.abort('connectionreset'))
  await page.goto(paths.device)
  await page.getByText('Using this device for sales?').click()
  await page.getByLabel('Salesperson').fill('Sam Reed')
  await page.goto(paths.contact)
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.goto(paths.device)
  await expect(page.getByLabel('Salesperson')).toHaveValue('Sam Reed')
  await page.getByLabel('Salesperson').fill('')
  await expect(page.getByText('Leave blank to send messages without them.')).toBeVisible()
  await page.goto(paths.outbox)
  await page.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByText('Also sent: salesperson Sam Reed.')).toBeVisible()
  await page.getByLabel('Message', { exact: true }).fill('Changed in the evening')
  const changed = page.waitForRequest((request) => request.postData()?.includes('Changed in the evening') ?? false)
  await sendButton(page).click()
  expect((await changed).postDataJSON()).toMatchObject({ seller: 'Sam Reed' })
})

test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })
