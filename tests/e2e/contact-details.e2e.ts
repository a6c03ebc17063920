import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { withoutServerTime } from '../undated.ts'

const unfold = (page: Page) => page.getByText('Add details')
const OPEN = '2026-11-18T11:00:00-05:00'
const CLOSED = '2026-11-22T11:00:00-05:00'

test('a plain inquiry sends no details', async ({ page }) => {
  await page.goto(paths.contact)
  await expect(page.getByLabel('Preferred day')).toBeHidden()
  await fillIn(page)
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  const { id, writtenAt, sentAt, ...sent } = (await request).postDataJSON()
  expect(sent).toEqual(PAYLOAD)
})

test('a visitor adds a day, a way of contact and a trade-in, and the inquiry has them', async ({ page }) => {
  await page.goto(paths.contact)
  await fillIn(page)
  await unfold(page).click()
  await page.getByRole('group', { name: 'How should we reach you?' }).getByText('Text', { exact: true }).click()
  const day = page.getByLabel('Preferred day')
  // A date without a year is invalid, so the field has no value.
  await day.pressSequentially('0615')
  await page.getByText('Morning', { exact: true }).click()
  await page.getByLabel('Make').fill('Club Car')
  await page.getByLabel('Model').fill('DS')
  await page.getByLabel('Year').fill('98')
  await page.getByLabel('What shape is it in?').fill('Runs, seats torn')
  expect(await axe(page)).toEqual([])

  // Folded away again, what is wrong in there is shown and reached all the same.
  await unfold(page).click()
  await sendButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check two fields' })
  await expect(summary).toBeVisible()
  await expect(page.getByLabel('Year')).toHaveAccessibleDescription('Please use a four-digit year')
  await expect(day).toHaveAccessibleDescription('Please choose a day')
  await summary.getByRole('link', { name: 'Preferred day' }).click()
  await expect(day).toBeFocused()
  await day.fill('2030-06-15')
  await page.getByLabel('Year').fill('1998')
  await page.reload()
  await expect(page.getByLabel('Model')).toHaveValue('DS')
  await expect(page.getByRole('radio', { name: 'Morning' })).toBeChecked()
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({
    contactBy: 'text',
    testDriveDay: '2030-06-15',
    testDrivePart: 'morning',
    tradeInMake: 'Club Car',
    tradeInModel: 'DS',
    tradeInYear: '1998',
    tradeInCondition: 'Runs, seats torn',
  })
  await expect(page).toHaveURL(paths.thankYou)
})

for (const [when, time, words] of [
  ['open', OPEN, 'Schedule Test Drive'],
  ['closed', CLOSED, 'Request a test drive'],
] as const)
  test(`the bar of a vehicle's page keeps the button of its first paint while the showrooms are ${when}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await withoutServerTime(page.context())
    await page.clock.install({ time })
    const release = await hold(page, SCRIPTS)
    await page.goto(paths.vehicle('denago-ev-city'), { waitUntil: 'commit' })
    const button = page.locator('[data-dock]').getByRole('link')
    await expect(button).toHaveText(words)
    const painted = await button.boundingBox()
    release()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page.getByText(/^(Open until|Closed\. Opens)/).first()).toBeVisible()
    await expect(button).toHaveText(words)
    expect(await button.boundingBox()).toEqual(painted)
  })

test('the main button of a vehicle calls during opening hours, and opens the form for a test drive otherwise', async ({
  page,
}) => {
  await watchLayout(page)
  await withoutServerTime(page.context())
  await page.clock.install({ time: OPEN })
  await page.goto(paths.vehicle('denago-ev-city'))
  await expect(page.getByText(/Open until \d+\sPM/).first()).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Next steps' }).getByRole('link')
  await expect(steps.first()).toHaveText('Schedule Test Drive')
  await expect(steps.nth(1)).toHaveText('Request it online')

  await page.clock.setFixedTime(CLOSED)
  await page.reload()
  const ask = page.getByRole('navigation', { name: 'Next steps' }).getByRole('link', { name: 'Request a test drive' })
  await expect(ask).toBeVisible()
  await expect(steps.nth(1)).toHaveText('Schedule Test Drive')
  expect(await layoutShifts(page)).toEqual([])
  await ask.click()
  await expect(page).toHaveURL(paths.contactTestDrive('denago-ev-city'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a test drive')
  await expect(page.getByLabel('Preferred day')).toBeVisible()
  await expect(messageField(page)).toHaveValue('I’d like to take a test drive.')
  expect(await axe(page)).toEqual([])
})
