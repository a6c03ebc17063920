import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { readyForOffline } from '../fixtures.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const triedAgain = (page: Page) => main(page).getByText('We couldn’t save the site yet.')

async function expectStored(page: Page) {
  await readyForOffline(page)
  await expect(main(page).getByRole('button', { name: 'Save everything' })).toBeVisible()
  await expect(triedAgain(page)).toHaveCount(0)
}

for (const status of ['503 Service Unavailable', '404 Not Found', '403 Forbidden'])
  test(`while the worker’s script is answered with ${status} the site works, and the installation is tried again`, async ({
    page,
    way,
  }) => {
    await way.answerWith(`HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n\r\n`, '/sw.js')
    await page.goto(paths.inventory)
    await page
      .getByRole('link', { name: /Denago Nomad XL/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago Nomad XL')
    await expect(page.getByText('Offline.')).toHaveCount(0)
    await page.goto(paths.device)
    await expect(triedAgain(page)).toBeVisible()
    await way.set('pass')
    await expectStored(page)
  })

test('while a file of the installation never arrives the site works, and the installation is tried again', async ({
  page,
  way,
}) => {
  await way.set('no-answer', '/showroom.html')
  await page.goto(paths.device)
  await expect(triedAgain(page)).toBeVisible()
  await page.goto(paths.inventory)
  await expect(page.getByText(/Showing \d+ of/)).toBeVisible()
  await page.goto(paths.device)
  await way.set('pass')
  await expectStored(page)
})
