import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test('a subject chosen as the first thing, before the code of the form is there, is the one that is sent', async ({
  page,
}) => {
  const letCome = await hold(page, FORM_CODE)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByText('Parts', { exact: true }).click()
  letCome()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
  await fillIn(page)
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ interest: 'parts' })
})

test('what is typed after an early press on "Send" takes the press back: nothing half typed is sent', async ({
  page,
}) => {
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

test.describe('without the code of the form', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported module/] })

  test('a form whose code cannot be had says so, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact')
    await page.route(/\/assets\/contact-form-/, (route) => route.abort())
    await fillIn(page)
    await expect(page.getByRole('alert')).toContainText('This form didn’t load')
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  })
})

test('a link about a cart shows the phone, the form and the footer before any script, and nothing moves after', async ({
  page,
}) => {
  await watchLayout(page)
  const letCome = await hold(page, SCRIPTS)
  await page.goto('/contact?vehicle=ev-city', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('link', { name: /^Call Now/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(sendButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  letCome()
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})
