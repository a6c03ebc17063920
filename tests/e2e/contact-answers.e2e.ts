import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { OWN } from '../own-refusal.ts'

test.describe('an answer that is not OK', () => {
  test.use({
    expectedErrors: [/Failed to load resource.*(400|409|422|500|503|504)|ERR_FAILED|dynamically imported module/],
  })

  test('shows the words of the server and keeps everything typed', async ({ page }) => {
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 422, headers: OWN, json: { error: 'We know no such phone' } }),
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

  test('a draft survives an accidental reload, and is the same inquiry after it', async ({ page }) => {
    const sent: { id: string; interest: string; vehicleId?: string; sentAt: number; writtenAt: number }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON())
    })
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), {
      times: 1,
    })
    await page.goto('/contact?vehicle=ev-city&interest=service')
    await page.getByRole('button', { name: 'Remove Denago EV City' }).click()
    await fillIn(page)
    await page.getByRole('radio', { name: 'Parts' }).check()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Not now')
    await page.reload()
    await expect(messageField(page)).toHaveValue('Is the six-seater still there?')
    await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
    await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(sent).toHaveLength(2)
    const [first, second] = sent.map(({ sentAt, writtenAt, ...rest }) => rest)
    expect(second).toEqual(first)
    expect(sent[1]).toMatchObject({ interest: 'parts' })
    expect(sent[1]).not.toHaveProperty('vehicleId')
  })
})
