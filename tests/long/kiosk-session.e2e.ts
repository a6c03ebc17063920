import { paths } from '../../src/addresses/paths.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { beKiosk, expectForgotten, word } from '../kiosk.ts'

test('after a message the session ends by itself; a touch at the last second keeps it, on the page and in the question', async ({
  page,
}) => {
  const clock = await FrozenClock.begin(page)
  await beKiosk(page)
  const send = async () => {
    const message = word()
    await page.goto(paths.contact)
    await fillIn(page, { Message: message })
    await sendButton(page).click()
    await expect(page.getByRole('timer')).toBeVisible()
    return message
  }
  const heading = page.getByRole('heading', { level: 1, name: 'Thank you' })

  const first = await send()
  await clock.pass(18_500)
  await expect(page.getByRole('timer')).toHaveText('2 seconds')
  await heading.click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await clock.pass(5_000)
  await expect(heading).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Still there?' })
  await clock.pass(53_500)
  await expect(question).toContainText('2')
  await page.mouse.click(5, 5)
  await expect(question).toHaveCount(0)
  await clock.pass(5_000)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expectForgotten(page, [first])

  const second = await send()
  await clock.pass(20_500)
  await expectForgotten(page, [first, second])
})
