import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { slowWhile } from '../slow-device.ts'

const LATE = { 'every script': SCRIPTS, "the form's code": FORM_CODE }

const TYPED = ['firstName', 'lastName', 'email', 'phone'] as const

const LABELS = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' }

/** Every key of the inquiry, from field to field. */
const KEYS = [...TYPED.flatMap((name) => [...PAYLOAD[name], 'Tab']), 'ArrowRight', 'Tab', ...PAYLOAD.message]

async function press(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

async function expectAll(page: Page) {
  for (const name of TYPED)
    await expect(page.getByRole('textbox', { name: LABELS[name], exact: true })).toHaveValue(PAYLOAD[name])
  await expect(page.getByRole('radio', { name: 'Service' })).toBeChecked()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
}

for (const [what, scripts] of Object.entries(LATE))
  for (const at of [1, 12, 50])
    test(`no key is lost on a slow phone when ${what} arrives with key ${at}`, async ({ page }) => {
      const letCome = await hold(page, scripts)
      await page.goto('/contact', { waitUntil: 'commit' })
      await page.getByLabel('First name').click()
      await press(page, KEYS.slice(0, at))
      let rest: Promise<void> | undefined
      await slowWhile(page, async () => {
        letCome()
        rest = press(page, KEYS.slice(at))
        await expect(sendButton(page)).toHaveAttribute('type', 'submit')
      })
      await rest
      await expectAll(page)
      await expect.poll(() => draftOf(page)).toContain(PAYLOAD.message)
      const request = page.waitForRequest('/api/contact')
      await sendButton(page).click()
      expect((await request).postDataJSON()).toMatchObject({ ...PAYLOAD, interest: 'service' })
      await expect(page).toHaveURL(paths.thankYou)
    })

test.describe('when the first request for it fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the code of the form does not reload the page while the visitor types', async ({ page }) => {
    // The pause is one of the page's own clock: how fast this machine types makes no difference.
    await page.clock.install()
    let lose = () => {}
    const lost = new Promise<void>((resolve) => {
      lose = resolve
    })
    await page.route(FORM_CODE, (route) => lost.then(() => route.abort()), { times: 1 })
    // Whether the page can be had is asked before the pause is waited for.
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/contact') && response.request().resourceType() === 'fetch',
    )
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByLabel('First name').click()
    await page.keyboard.type('Bartho')
    lose()
    await (await asked).finished()
    await page.keyboard.type('lomew')
    await page.clock.runFor(2_000)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Featherstone')
    await page.clock.runFor(2_000)
    await page.keyboard.type('haugh')
    // Reloaded in a pause, with the whole text.
    const loaded = page.waitForEvent('load')
    await page.clock.runFor(3_000)
    await loaded
    await page.clock.resume()
    await expect(sendButton(page)).toHaveAttribute('type', 'submit')
    await expect(page.getByLabel('First name')).toHaveValue('Bartholomew')
    await expect(page.getByLabel('Last name')).toHaveValue('Featherstonehaugh')
  })
})

test('a subject chosen before hydration replaces that of the link, whose other values still apply', async ({
  page,
}) => {
  const letCome = await hold(page, SCRIPTS)
  await page.goto('/contact?vehicle=ev-city&interest=service', { waitUntil: 'commit' })
  await page.getByText('General', { exact: true }).click()
  letCome()
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'General' })).toBeChecked()
})

test('a visitor who opens another part of the page while the code of the form loads loses nothing typed', async ({
  page,
}) => {
  const letCome = await hold(page, FORM_CODE)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('First name').pressSequentially('Bert')
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await page.getByLabel('Last name').pressSequentially('Kowal')
  letCome()
  await page.getByLabel('Last name').pressSequentially('ski')
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(page.getByLabel('First name')).toHaveValue('Bert')
  await expect(page.getByLabel('Last name')).toHaveValue('Kowalski')
})

test('the form sends a subject that was chosen first, before its code has loaded', async ({ page }) => {
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

test('a link about a cart shows the phone, the form and the footer before any script, and nothing moves after', async ({
  page,
}) => {
  await watchLayout(page)
  const letCome = await hold(page, SCRIPTS)
  await page.goto('/contact?vehicle=ev-city&paint=orange', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('link', { name: /^Call Now/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(sendButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  letCome()
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})
