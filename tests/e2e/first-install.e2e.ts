import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

const SIGN_IN_PAGE = '<!doctype html><title>Sign in</title><h1>Welcome to the hotel</h1>'

test.describe('when one page never arrives, and one is the sign-in page of a network', () => {
  // What the browser prints of the missing file.
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('the page installs the worker again until it has the whole site, and says so', async ({ page, siteCopy }) => {
    const { server, dir } = await siteCopy()
    const [missing, replaced] = [join(dir, 'eco-impact.html'), join(dir, 'showroom.html')]
    const contents = [await readFile(missing), await readFile(replaced)] as const
    for (const ending of ['.br', '.gz']) await rm(replaced + ending)
    await rm(missing)
    await writeFile(replaced, SIGN_IN_PAGE)
    await page.goto(`${server.url}${paths.device}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('We couldn’t save the site yet.')
    await writeFile(missing, contents[0])
    await writeFile(replaced, contents[1])
    await readyForOffline(page)
    await expect(main.getByRole('button', { name: 'Save everything' })).toBeVisible()
    await server.stop()
    for (const [path, words] of [
      [paths.eco, 'Miles per week'],
      [paths.showroom, 'Carbondale'],
    ] as const) {
      await page.goto(server.url + path)
      await expect(main).toContainText(words)
    }
  })
})
