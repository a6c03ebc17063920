import { rowsOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'
import { passTime, reference, savedNotice } from './visitor.ts'

test('an inquiry of a first visit, before there is a worker, survives a network that fails while the visitor types', async ({
  page,
  way,
  visitor,
}) => {
  await way.set('reset', '/sw.js')
  await page.clock.install()
  await visitor.openWholeForm(page)
  await way.set('refuse')
  const message = await visitor.ask(page)
  await expect(savedNotice(page)).toBeVisible()
  await page.getByRole('link', { name: 'See what’s waiting' }).click()
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  expect(await rowsOf(page)).toHaveLength(1)

  await way.set('pass')
  await page.goBack()
  await passTime(page, 30_000, (limit) => expect(reference(page)).toBeVisible(limit))
})
