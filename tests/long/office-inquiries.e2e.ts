import { endpoints } from '../../src/contract/endpoints.ts'
import { axeInBothThemes, expect } from '../fixtures.ts'
import { OFFICE_INQUIRY } from '../inquiry.ts'
import { test } from '../office.ts'

const inquiry = { ...OFFICE_INQUIRY, contactBy: 'text' }

test('staff cannot erase, and an owner erases all of a person after a question', async ({ office, request }) => {
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
  await expect(dialog).toContainText('all 2 inquiries from zoe@example.com')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(dialog).toContainText('Zoë Nowak is erased')
  // Who has copies stays in sight when the page behind it learns of the erasure.
  await expect(ben.getByRole('heading', { name: 'Erased' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(anna.getByText('Nobody’s waiting for an answer.')).toBeVisible()
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
