import { expect } from '../fixtures.ts'
import { test } from '../office.ts'

test('a person adds a device with the link of the command line, signs out, and signs in with the passkey', async ({
  office,
}) => {
  const page = await office.device()
  await page.goto(office.url)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const link = await office.invite('Anna')
  await page.goto(link)
  await page.getByRole('button', { name: 'Add this device' }).click()
  await expect(page.getByRole('heading', { name: 'Inquiries' })).toBeVisible()

  const cookies = await page.context().cookies()
  expect(cookies).toMatchObject([{ name: 'office', httpOnly: true, sameSite: 'Strict' }])
  await page.getByRole('button', { name: 'Anna' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // A cookie that was copied before the sign-out is worth nothing after it.
  await page.context().addCookies(cookies)
  await page.goto(`${office.url}/people`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()

  const second = await office.device()
  await second.goto(link)
  await second.getByRole('button', { name: 'Add this device' }).click()
  await expect(second.getByRole('alert')).toContainText('has expired or was already used')
})

test('a person changes a price in the list; the site and a colleague see it within seconds, and Undo restores it', async ({
  office,
  page: visitor,
}) => {
  const anna = await office.signedIn('Anna')
  const ben = await office.signedIn('Ben')
  await anna.getByRole('link', { name: 'Stock' }).click()
  await ben.getByRole('link', { name: 'Stock' }).click()
  const price = anna.getByRole('textbox', { name: 'Price of Denago Nomad', exact: true })
  const before = await price.inputValue()
  await price.fill('8,111')
  await price.press('Enter')
  await expect(anna.getByRole('status').filter({ hasText: 'Price is $8,111' })).toBeVisible()
  const listed = async () => (await fetch(`${office.site.url}/api/vehicles`)).text()
  await expect.poll(listed).toContain('"price":8111')
  await expect(anna.getByText(/^On the site since/)).toBeVisible()
  await visitor.goto(`${office.site.url}/inventory`)
  await expect(visitor.getByRole('main')).toContainText('$8,111')
  await expect(ben.getByRole('textbox', { name: 'Price of Denago Nomad', exact: true })).toHaveValue('8,111')

  await anna.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveValue(before)
})
