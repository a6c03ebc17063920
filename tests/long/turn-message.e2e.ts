import { paths } from '../../src/addresses/paths.ts'
import { covered, goOffline, settled } from '../connection-message.ts'
import { expect } from '../fixtures.ts'
import { test } from '../short-install.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, turnIt, turnStage, views } from '../turning.ts'

test.use({ ...SMALL_WEBGL, expectedErrors: [SLOW_DRAWING], viewport: { width: 390, height: 844 } })

test('the message of the connection widget covers no button and no color of a cart in 3-D on a phone', async ({
  page,
}) => {
  await page.goto(paths.vehicle('denago-nomad'))
  await settled(page)
  await turnIt(page).click()
  await expect(views(page)).toBeVisible(DRAWN)
  await expect(page.getByRole('button', { name: 'In your driveway' })).toBeVisible()
  await goOffline(page)
  for (const part of [turnStage(page), page.getByRole('region', { name: 'Colors' })])
    await expect.poll(() => covered(part)).toEqual([])
})
