import { fillIn, messageField, sendButton, sendPastGateway } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

test.describe('an answer that is not OK', () => {
  test.use({
    expectedErrors: [/Failed to load resource.*(400|409|422|500|503|504)|ERR_FAILED|dynamically imported module/],
  })

  test('shows the words of the server, and everything typed is still there', async ({ page }) => {
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 422, json: { error: 'We know no such phone' } }),
    )
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Error')
    await expect(notice).toContainText('We know no such phone')
    await expect(notice.getByRole('button', { name: 'Save and send later' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    await expect(messageField(page)).toHaveValue('Is the six-seater still there?')
    await page.goto('/outbox')
    await expect(page.getByText('Nothing waiting on this device.')).toBeVisible()
  })

  test('of a busy server offers to keep the message and send it later', async ({ page }) => {
    let isBusy = true
    await page.route('/api/contact', (route) =>
      isBusy ? route.fulfill({ status: 503, json: { error: 'Please try later' } }) : route.continue(),
    )
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    // Before the code of the form is there, what is typed after a press takes the press back.
    await expect(page.getByRole('alert')).toContainText('Please try later')
    await messageField(page).fill('Never mind. Is the eight-seater there?')
    await page.getByRole('button', { name: 'Save and send later' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Our server couldn’t take it just now.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting to be sent' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.getByRole('link', { name: 'See what’s waiting' }).click()
    await expect(page.getByText('Never mind. Is the eight-seater there?', { exact: true })).toBeVisible()
    // Once the server takes it, the next attempt may come by itself before the press.
    await page.getByRole('button', { name: 'Send all now' }).hover()
    await page.mouse.down()
    isBusy = false
    await page.mouse.up()
    await expect(page.getByRole('main').getByText(/Receipt \w{4}-\w{4}/)).toBeVisible()
  })

  test('of a gateway that gave up on a stored message: the same text is the same inquiry, also when the code of the form fails once', async ({
    page,
  }) => {
    const ids: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/contact') && ids.push(request.postDataJSON().id))
    await sendPastGateway(page)
    let isDown = true
    await page.route(FORM_CODE, (route) => (isDown ? route.abort() : route.continue()))
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.reload()
    await expect.poll(() => loads, 'the page loads itself anew once when a part of it is missing').toBe(2)
    await expect(page.getByText('This form didn’t load')).toBeVisible()
    isDown = false
    await page.reload()
    await expect(sendButton(page)).toHaveAttribute('type', 'submit')
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    await sendButton(page).click()
    await expect(page.getByText(/Your reference number is/)).toBeVisible()
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('a draft survives an accidental reload, and is the same inquiry after it', async ({ page }) => {
    const sent: { id: string; interest: string; vehicleId?: string; sentAt: number; writtenAt: number }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON())
    })
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), {
      times: 1,
    })
    await page.goto('/contact?vehicle=ev-city&interest=service')
    await page.getByRole('button', { name: 'Leave out Denago EV City' }).click()
    await fillIn(page)
    await page.getByRole('radio', { name: 'Parts' }).check()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Not now')
    await page.reload()
    await expect(messageField(page)).toHaveValue('Is the six-seater still there?')
    await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
    await expect(page.getByRole('button', { name: /Leave out/ })).toHaveCount(0)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(sent).toHaveLength(2)
    const [first, second] = sent.map(({ sentAt, writtenAt, ...rest }) => rest)
    expect(second).toEqual(first)
    expect(sent[1]).toMatchObject({ interest: 'parts' })
    expect(sent[1]).not.toHaveProperty('vehicleId')
  })
})
