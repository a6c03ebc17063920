import { expect, readyForOffline, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('the browser finds nothing that keeps the site from being installed', async ({ page, context }) => {
  await page.goto('/')
  await readyForOffline(page)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window cannot install anything, and that is what the tests run in.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.url).toContain('/manifest.webmanifest')
  expect(manifest.errors).toEqual([])
})

test('an iPhone finds its icon and its name', async ({ page, request }) => {
  await page.goto('/')
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const answer = await request.get(icon ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', /\S/)
})
