import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

test.describe('with a file that does not come', () => {
  // What the browser prints of the missing file.
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('the installation of the worker is tried again until all of the site has come, and the page says so', async ({
    page,
    siteCopy,
  }) => {
    const { server, dir } = await siteCopy()
    const missing = join(dir, 'eco-impact.html')
    const content = await readFile(missing)
    await rm(missing)
    await page.goto(`${server.url}${paths.device}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Some files didn’t load')
    await writeFile(missing, content)
    await readyForOffline(page)
    await expect(main.getByRole('button', { name: 'Save everything' })).toBeVisible()
    await server.stop()
    await page.goto(`${server.url}${paths.eco}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
})
