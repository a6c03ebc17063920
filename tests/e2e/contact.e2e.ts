import type { Page } from 'playwright/test'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'

async function fillIn(page: Page, fields: Record<string, string> = {}) {
  const values = {
    'First name': 'Dana',
    'Last name': 'Kowalski',
    Email: 'dana@example.com',
    Phone: '570 555 0163',
    Message: 'Is the six-seater still there?',
    ...fields,
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}
const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const message = (page: Page) => page.getByLabel('Message', { exact: true })
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft'))

test('a visitor asks about a cart and gets a reference', async ({ page }) => {
  await page.goto('/contact?vehicle=ev-city&interest=service')
  await expect(page.getByText('About Denago EV City')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Service' })).toBeChecked()
  await fillIn(page)
  const request = page.waitForRequest('/api/contact')
  await press(page)
  expect((await request).postDataJSON()).toMatchObject({
    interest: 'service',
    vehicleId: 'denago-ev-city',
    email: 'dana@example.com',
  })
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
  await page.goto('/contact')
  await expect(message(page)).toHaveValue('')
})

test('the form says which fields need another look, and leads to them', async ({ page }) => {
  await page.goto('/contact')
  await press(page)
  await expect(page.getByRole('alert')).toContainText('Five fields need another look')
  for (const text of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number is required',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  await fillIn(page, { Email: 'dana@lake', Message: 'D5 Mav' })
  await expect(page.getByRole('alert')).toContainText('Two fields need another look')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Invalid email address')
  await page.getByRole('alert').getByRole('link', { name: 'Message' }).click()
  await expect(message(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await message(page).fill('D5 Maverick, please')
  await page.getByLabel('Email', { exact: true }).fill('dana@lake.example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what was typed before the script was there is kept', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  load()
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit')
  await page.getByLabel('First name').focus()
  // Nothing is typed from here on.
  await expect.poll(() => draftOf(page)).toContain('Is the six-seater still there?')
  await page.reload()
  await expect(message(page)).toHaveValue('Is the six-seater still there?')
  const request = page.waitForRequest('/api/contact')
  await press(page)
  expect((await request).postDataJSON()).toMatchObject({ firstName: 'Dana', message: 'Is the six-seater still there?' })
})

test('"Send" pressed before the script was there sends what was typed', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await press(page)
  load()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
})

test.describe('an answer that is not OK', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(400|409|422|500|503)/] })

  test('shows the words of the server, and everything typed is still there', async ({ page }) => {
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 422, json: { error: 'We know no such phone' } }),
    )
    await page.goto('/contact')
    await fillIn(page)
    await press(page)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Error')
    await expect(notice).toContainText('We know no such phone')
    await expect(notice.getByRole('button', { name: 'Save and send later' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(message(page)).toHaveValue('Is the six-seater still there?')
    await page.goto('/outbox')
    await expect(page.getByText('Nothing waiting. Everything you sent has arrived.')).toBeVisible()
  })

  test('without words says what the specification says', async ({ page }) => {
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }))
    await page.goto('/contact')
    await fillIn(page)
    await press(page)
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.')
  })

  test('of a busy server offers to keep the message and send it later', async ({ page }) => {
    await page.route('/api/contact', (route) => route.fulfill({ status: 503, json: { error: 'Please try later' } }))
    await page.goto('/contact')
    await fillIn(page)
    await press(page)
    await page.getByRole('button', { name: 'Save and send later' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Our server could not take it just now.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting to be sent' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.unroute('/api/contact')
    await page.getByRole('link', { name: "See what's waiting" }).click()
    await page.getByRole('button', { name: 'Send all now' }).click()
    await expect(page.getByRole('main').getByText(/Receipt \w{4}-\w{4}/)).toBeVisible()
  })

  test('that another text has this number makes the next try a new inquiry', async ({ page }) => {
    const ids = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'POST') ids.add(request.postDataJSON().id)
    })
    const conflict = { status: 409, json: { error: 'This message was already sent with other text.' } }
    await page.route('/api/contact', (route) => route.fulfill(conflict), { times: 1 })
    await page.goto('/contact')
    await fillIn(page)
    await press(page)
    await expect(page.getByRole('alert')).toContainText('already sent with other text')
    await press(page)
    await expect(page).toHaveURL('/thank-you')
    expect(ids.size).toBe(2)
  })

  test('a draft survives an accidental reload, and is the same inquiry after it', async ({ page }) => {
    const sent: { id: string; interest: string; vehicleId?: string }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON())
    })
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), {
      times: 1,
    })
    await page.goto('/contact?vehicle=ev-city&interest=service')
    await page.getByRole('button', { name: 'Do not mention Denago EV City' }).click()
    await fillIn(page)
    await page.getByRole('radio', { name: 'Parts' }).check()
    await press(page)
    await expect(page.getByRole('alert')).toContainText('Not now')
    await page.reload()
    await expect(message(page)).toHaveValue('Is the six-seater still there?')
    await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
    await expect(page.getByRole('button', { name: /Do not mention/ })).toHaveCount(0)
    await press(page)
    await expect(page).toHaveURL('/thank-you')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]).toMatchObject({ interest: 'parts' })
    expect(sent[1]).not.toHaveProperty('vehicleId')
  })
})

test.describe('without a network', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/contact')
    await readyForOffline(page)
    await context.setOffline(true)
    await fillIn(page)
    await press(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
  })

  test('a visitor sends all the same, and reads later that it has arrived', async ({ page, context }) => {
    await expect(page.getByText(/Today, .*, on this device/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for a connection' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    expect(await axe(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
  })

  test('a visitor finds the inquiry again, changes it, and it goes out as changed', async ({ page, context }) => {
    await page.getByRole('link', { name: "See what's waiting" }).click()
    await expect(page.getByText('1 waiting.')).toBeVisible()
    await expect(page.getByText(/Tried (once|twice)/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/contact')
    await message(page).fill('And do you have tires?')
    await expect.poll(() => draftOf(page)).toContain('And do you have tires?')
    await page.goto('/outbox')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(message(page)).toHaveValue('Is the six-seater still there?')
    const other = await context.newPage()
    await other.goto('/outbox')
    await other.getByRole('button', { name: 'Send now' }).click()
    await expect(other.getByRole('main').getByText('It is open in another tab.')).toBeVisible()
    await other.getByRole('link', { name: 'Edit' }).click()
    await expect(other.getByRole('main').getByText('It is open in another tab.')).toBeVisible()
    await other.close()
    await context.setOffline(false)
    await message(page).fill('Is the eight-seater still there?')
    const request = page.waitForRequest('/api/contact')
    await press(page)
    expect((await request).postDataJSON()).toMatchObject({ message: 'Is the eight-seater still there?' })
    await expect(page.getByText(/Your reference is \w{4}-\w{4}/)).toBeVisible()
    await page.goto('/outbox')
    await expect(page.getByText('Nothing waiting. Everything you sent has arrived.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveCount(1)
    await page.goto('/contact')
    await expect(message(page)).toHaveValue('And do you have tires?')
  })

  test('a visitor deletes it only by saying so twice', async ({ page }) => {
    await page.getByRole('link', { name: "See what's waiting" }).click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByText('1 waiting.')).toBeVisible()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Nothing waiting. Everything you sent has arrived.')).toBeVisible()
  })

  test('the widget says what waits, and leads to it', async ({ page }) => {
    const widget = page.getByRole('status').filter({ hasText: 'Offline.' })
    await expect(widget).toContainText('1 inquiry waiting.')
    await widget.getByRole('link', { name: 'See' }).click()
    await expect(page).toHaveURL('/outbox')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page still leads to the phone and the mail, and says that the form does not send', async ({ page }) => {
    await page.goto('/contact?vehicle=ev-city')
    // The emulation stops scripts without telling the parser, so this element stays closed in the test.
    expect(await page.locator('form noscript').innerHTML()).toContain('This form needs JavaScript to send.')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /555-0142/ })
        .first(),
    ).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('link', { name: 'Send e-mail' })).toHaveAttribute('href', /^mailto:/)
  })
})
