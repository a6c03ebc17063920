import { expect as baseExpect } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { axeInBothThemes, expect } from '../fixtures.ts'
import { test } from '../office.ts'

/** What the page promises to a second person. */
const SEEN_WITHIN_MS = 5_000

const inquiry = {
  ...{ firstName: 'Zoë', lastName: 'Nowak', email: 'zoe@example.com', phone: '(570) 555-0100', interest: 'sales' },
  ...{ message: 'Is the Nomad in Hatfield on Saturday?', vehicleId: 'denago-nomad', contactBy: 'text' },
}

test('a customer writes, one person answers, and the other one sees it within five seconds', async ({
  office,
  request,
}) => {
  const anna = await office.signedIn('Anna')
  const computer = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
  const ben = await office.signedIn('Ben', computer, '--staff')
  for (const page of [anna, ben]) await page.getByRole('link', { name: 'Inquiries' }).click()
  await expect(anna.getByText('Every customer has an answer.')).toBeVisible()

  const sent = await request.post(office.site.url + endpoints.contact, { data: inquiry })
  expect(sent.status()).toBe(201)
  const { reference } = (await sent.json()) as { reference: string }
  for (const page of [anna, ben]) await expect(page.getByRole('link', { name: 'Zoë Nowak' })).toBeVisible()

  await anna.getByRole('link', { name: 'Zoë Nowak' }).click()
  await expect(anna.getByText(inquiry.message)).toBeVisible()
  // The customer wants a text message: that way is the first one.
  const ways = anna.getByRole('link', { name: /^(Text|Call|Mail)$/ })
  await expect(ways).toHaveText(['Text', 'Call', 'Mail'])
  await expect(ways.nth(1)).toHaveAttribute('href', 'tel:5705550100')
  const mail = new URL((await ways.nth(2).getAttribute('href')) ?? '')
  expect(mail.protocol + decodeURIComponent(mail.pathname)).toBe('mailto:zoe@example.com')
  expect(mail.searchParams.get('subject')).toBe(`Your inquiry ${reference}: Denago Nomad`)
  expect(mail.searchParams.get('body')).toContain('Hello Zoë,')

  await anna.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(anna.getByText(/^Answered by Anna/)).toBeVisible()
  await baseExpect(ben.getByRole('link', { name: 'Zoë Nowak' })).toBeHidden({ timeout: SEEN_WITHIN_MS })
  await ben.getByRole('searchbox').fill(reference.toLowerCase())
  await expect(ben.getByRole('listitem').filter({ hasText: 'Zoë Nowak' })).toContainText('Answered by Anna')

  await anna.getByRole('button', { name: 'Not answered yet' }).click()
  const mark = ben.getByRole('button', { name: 'Mark Zoë Nowak as answered' })
  await mark.click()
  expect(await axeInBothThemes(ben)).toEqual([])
  await ben.getByRole('button', { name: 'Undo' }).click()
  await expect(mark).toBeVisible()
})

test('staff erase nobody, and an owner erases all of a person after a question', async ({ office, request }) => {
  for (const message of [inquiry.message, 'And do you have it in red?'])
    await request.post(office.site.url + endpoints.contact, { data: { ...inquiry, message } })
  const ben = await office.signedIn('Ben', {}, '--staff')
  await ben.getByRole('link', { name: 'Inquiries' }).click()
  await ben.getByRole('link', { name: 'Zoë Nowak' }).first().click()
  await expect(ben.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Erase this person' })).toHaveCount(0)

  const anna = await office.signedIn('Anna')
  await anna.goto(ben.url())
  await anna.getByRole('button', { name: 'Erase this person' }).click()
  const dialog = anna.getByRole('alertdialog')
  await expect(dialog).toContainText('All 2 inquiries from zoe@example.com')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog).toContainText('Zoë Nowak is erased')
  // Who has copies stays in sight when the page behind it learns of the erasure.
  await expect(ben.getByRole('heading', { name: 'Erased' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(anna.getByText('Every customer has an answer.')).toBeVisible()
})

test('the screens of inquiries are accessible in both themes, on a phone and a computer', async ({
  office,
  request,
}) => {
  const sent = await request.post(office.site.url + endpoints.contact, { data: inquiry })
  const { id } = (await sent.json()) as { id: string }
  const page = await office.signedIn('Anna', { reducedMotion: 'reduce' })
  for (const path of ['/inquiries?kind=sales', '/inquiries?search=nobody', `/inquiries/${id}`]) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(office.url + path)
      await expect(page.getByText(/Zoë Nowak|Nothing found/).first()).toBeVisible()
      expect.soft(await axeInBothThemes(page), `${path} at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})
