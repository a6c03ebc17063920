import { fillIn, sendButton, sendPastGateway } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'

test.describe('an answer that is not OK', () => {
  test.use({
    expectedErrors: [/Failed to load resource.*(400|409|422|500|503|504)|ERR_FAILED|dynamically imported module/],
  })

  test('without words says what the specification says', async ({ page }) => {
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }))
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.')
  })

  test('of a busy server is not about the next message once the form is cleared or left', async ({ page }) => {
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

  test('that another text has this number makes the next try a new inquiry', async ({ page }) => {
    const ids = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'POST') ids.add(request.postDataJSON().id)
    })
    const conflict = { status: 409, json: { error: 'This message was already sent with different text.' } }
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
    test(`of a gateway that gave up on a stored message: what ${who} then types is an inquiry of its own`, async ({
      page,
    }) => {
      const sent: { id: string; replaces?: string }[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postDataJSON())
      })
      await sendPastGateway(page)
      await fillIn(page, fields)
      await sendButton(page).click()
      await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
      const [first, second] = sent
      expect(second?.id).not.toBe(first?.id)
      expect(second?.replaces).toBe(isSame ? first?.id : undefined)
      expect(sent).toHaveLength(2)
    })
})
