import { randomUUID } from 'node:crypto'
import { messageField } from '../contact-page.ts'
import { olderRow, plantRow, statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'
import { reference } from './visitor.ts'

for (const state of ['queued', 'sending'])
  test(`a row that an older version left ${state} goes out`, async ({ page, visitor }) => {
    const message = `What about cart ${randomUUID()}?`
    visitor.sent.add(message)
    await page.goto('/robots.txt')
    await plantRow(page, olderRow(message, state))
    await page.goto('/')
    await expect.poll(() => statesOf(page)).toEqual(['delivered'])
  })

test('a row that cannot be read completely is shown, completed and sent', async ({ page, way, visitor }) => {
  const message = `What about cart ${randomUUID()}?`
  visitor.sent.add(message)
  await page.goto('/robots.txt')
  await plantRow(page, { id: randomUUID(), payload: { firstName: 'Dana', email: 5, message } })
  await page.goto('/outbox')
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByText('Another version of this app saved it')).toBeVisible()
  expect(way.posts).toBe(0)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(messageField(page)).toHaveValue(message)
  await visitor.ask(page, message)
  await expect(reference(page)).toBeVisible()
})
