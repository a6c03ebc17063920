import { fillIn, messageField, sendButton, sendPastGateway } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { OWN } from '../own-refusal.ts'

test.describe('an answer that is not OK', () => {
  test.use({
    expectedErrors: [/Failed to load resource.*(400|409|422|500|503|504)|ERR_FAILED|dynamically imported module/],
  })

  test('an error without a text shows the message of the specification', async ({ page }) => {
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }))
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.')
  })

  test('of a busy server disappears once the form is cleared or left', async ({ page }) => {
    await page.route('/api/contact', (route) => route.fulfill({ status: 503, json: { error: 'Busy right now' } }))
    for (const [what, leave] of [
      ['cleared', () => page.getByRole('button', { name: 'Clear' }).click()],
      ['left', () => page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()],
    ] as const)
      await test.step(what, async () => {
        await page.goto('/contact')
        await fillIn(page)
        await sendButton(page).click()
        const later = page.getByRole('button', { name: 'Save and send later' })
        await expect(later).toBeVisible()
        await leave()
        await expect(later).toHaveCount(0)
      })
  })

  test('that the id belongs to another text makes the next attempt a new inquiry', async ({ page }) => {
    const ids = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'POST') ids.add(request.postDataJSON().id)
    })
    const conflict = {
      status: 409,
      headers: OWN,
      json: { error: 'This message was already sent with different text.' },
    }
    await page.route('/api/contact', (route) => route.fulfill(conflict), { times: 1 })
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('already sent with different text')
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(ids.size).toBe(2)
  })

  for (const [who, fields, isSame] of [
    ['the same person', { Message: 'Never mind. Is the eight-seater there?' }, true],
    ['the next one', { Email: 'grace@example.com', Phone: '570 555 0199', Message: 'Do you rent?' }, false],
    [
      'the next one, with the e-mail address of the shop,',
      { 'First name': 'Grace', Phone: '570 555 0199', Message: 'Do you rent?' },
      false,
    ],
  ] as const)
    test(`of a gateway that gave up on a stored message: what ${who} types next is a separate inquiry`, async ({
      page,
    }) => {
      const sent: { id: string; replaces?: string[] }[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postDataJSON())
      })
      await sendPastGateway(page)
      await fillIn(page, fields)
      await sendButton(page).click()
      await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
      const [first, second] = sent
      expect(second?.id).not.toBe(first?.id)
      expect(second?.replaces ?? []).toEqual(isSame ? [first?.id] : [])
      expect(sent).toHaveLength(2)
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
})
