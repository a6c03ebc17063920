import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { slowWhile } from '../slow-device.ts'

test('typing after an early press on "Send" cancels the press: nothing half typed is sent', async ({ page }) => {
  const letCome = await hold(page, FORM_CODE)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await sendButton(page).click()
  await messageField(page).press('End')
  await page.keyboard.type(' Please')
  letCome()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await page.keyboard.type(' call.')
  await expect(messageField(page)).toHaveValue(`${PAYLOAD.message} Please call.`)
  await expect(page).toHaveURL('/contact')
})

test('an early press on "Send" sends the subject that was chosen before it', async ({ page }) => {
  const letCome = await hold(page, FORM_CODE)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await page.getByRole('radio', { name: 'Service' }).check()
  await sendButton(page).click()
  const request = page.waitForRequest('/api/contact')
  // The longer a render takes, the later the fields have what was chosen.
  const inquiry = await slowWhile(page, async () => {
    letCome()
    return (await request).postDataJSON()
  })
  expect(inquiry).toMatchObject({ ...PAYLOAD, interest: 'service' })
})

test.describe('without the code of the form', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported module/] })

  test('a form whose code cannot load says so, and keeps the typed text', async ({ page }) => {
    await page.goto('/contact')
    await page.route(/\/assets\/contact-form-/, (route) => route.abort())
    await fillIn(page)
    await expect(page.getByRole('alert')).toContainText('This form didn’t load')
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  })
})
