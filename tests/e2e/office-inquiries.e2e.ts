import { expect as baseExpect } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { axeInBothThemes, expect } from '../fixtures.ts'
import { OFFICE_INQUIRY } from '../inquiry.ts'
import { test } from '../office.ts'

/** What the page promises to a second person. */
const SEEN_WITHIN_MS = 5_000

const inquiry = { ...OFFICE_INQUIRY, contactBy: 'text' }

test('a customer writes, one person answers, and the other one sees it within five seconds', async ({
  office,
  request,
}) => {
  const anna = await office.signedIn('Anna')
  const computer = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
  const ben = await office.signedIn('Ben', computer, '--staff')
  for (const page of [anna, ben]) await page.getByRole('link', { name: 'Inquiries' }).click()
  await expect(anna.getByText('Nobody’s waiting for an answer.')).toBeVisible()

  const sent = await request.post(office.site.url + endpoints.contact, { data: inquiry })
  expect(sent.status()).toBe(201)
  const { reference } = (await sent.json()) as { reference: string }
  for (const page of [anna, ben]) await expect(page.getByRole('link', { name: 'Zoë Nowak' })).toBeVisible()

  await anna.getByRole('link', { name: 'Zoë Nowak' }).click()
  await expect(anna.getByText(inquiry.message)).toBeVisible()
  // The customer wants a text message: that way is the first one.
  const ways = anna.getByRole('link', { name: /^(Text|Call|Email)$/ })
  await expect(ways).toHaveText(['Text', 'Call', 'Email'])
  await expect(ways.nth(1)).toHaveAttribute('href', 'tel:5705550100')
  const mail = new URL((await ways.nth(2).getAttribute('href')) ?? '')
  expect(mail.protocol + decodeURIComponent(mail.pathname)).toBe('mailto:zoe@example.com')
  expect(mail.searchParams.get('subject')).toBe(`Your inquiry ${reference}: Denago Nomad`)
  expect(mail.searchParams.get('body')).toContain('Hi Zoë,')

  await anna.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(anna.getByText(/^Answered by Anna/)).toBeVisible()
  await baseExpect(ben.getByRole('link', { name: 'Zoë Nowak' })).toBeHidden({ timeout: SEEN_WITHIN_MS })
  await ben.getByRole('searchbox').fill(reference.toLowerCase())
  await expect(ben.getByRole('listitem').filter({ hasText: 'Zoë Nowak' })).toContainText('Answered by Anna')

  await anna.getByRole('button', { name: 'Mark as not answered' }).click()
  const mark = ben.getByRole('button', { name: 'Mark as answered: Zoë Nowak' })
  await mark.click()
  await expect(ben.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await axeInBothThemes(ben)).toEqual([])
  await ben.getByRole('button', { name: 'Undo' }).click()
  await expect(mark).toBeVisible()
})
