import { axe, expect, test } from './fixtures.ts'

test.describe('a test fails by itself', () => {
  test.fail('when the page prints an error', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.error('planted'))
  })

  test.fail('when the page throws an exception nobody catches', async ({ page }) => {
    await page.goto('/')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('planted'))))
    await thrown
  })

  test.fail('when the content security policy stops something', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.head.append(script)
    })
  })
})

test.describe('a provoked error', () => {
  test.use({ expectedErrors: [/planted/] })

  test('does not fail the test that expects it', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.error('planted'))
  })
})

test('a page that cannot be read by everybody is found', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
  )
  expect(await axe(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^image-alt/)]))
})
