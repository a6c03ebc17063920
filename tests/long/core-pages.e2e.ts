import { paths } from '../../src/addresses/paths.ts'
import { towns } from '../../src/content/towns.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { test as workerTest } from '../short-install.ts'

test('the lower half of the home page hydrates at the first user input, and at once after a client-side navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.home)
  const details = page.getByRole('main').getByText('View Details', { exact: true })
  await expect(details.filter({ visible: true })).toHaveCount(3)
  // The page is hydrated a little later than the shell around it; before, it has no event handlers.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByText(/^(Open until|Closed\. We open)/)).toHaveCount(3, { timeout: 1_000 })
  }).toPass()

  await page.goto(paths.inventory)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'One number for everything' })).toBeVisible()
})

test.describe('the showroom page', () => {
  test.describe('without a network', () => {
    workerTest('says that the interactive map needs a connection, and keeps its own', async ({ page, site }) => {
      await page.goto(paths.showroom)
      await readyForOffline(page)
      await site.stop()
      await page.reload()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Open interactive map' }).click()
      await expect(page.getByText('The interactive map needs a connection.')).toBeVisible()
      await expect(page.getByRole('group', { name: new RegExp(`Map of the ${towns.length}`) })).toBeVisible()
    })
  })
})

test('a brand page on a phone checks the series that it shows: the one of the address, then the one that is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const series = (name: string) => page.getByRole('radio', { name })
  const card = (name: string) => page.getByRole('heading', { name, level: 3, exact: true })
  await page.goto(`${paths.evolution}#forester`)
  await expect(series('Forester')).toBeChecked()
  await expect(card('Forester')).toBeVisible()
  await series('D5 Ranger').check()
  await expect(card('D5 Ranger')).toBeVisible()
  await expect(card('Forester')).toBeHidden()
})
