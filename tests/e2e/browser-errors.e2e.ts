import type { Page, Request } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { errorReportSchema } from '../../src/contract/error-report.ts'
import { expect, test } from '../fixtures.ts'

/** The next report that the page sends, and the status of its answer. */
const nextReport = async (page: Page) => {
  const request: Request = await page.waitForRequest((sent) => sent.url().endsWith(endpoints.errors))
  const report = errorReportSchema.parse(request.postDataJSON())
  return { ...report, status: (await request.response())?.status() }
}

test('an error before hydration is reported with its place and version, and without its message', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
      const error = new RangeError('ada@example.com')
      dispatchEvent(new ErrorEvent('error', { error, filename: script?.src ?? '', lineno: 1, colno: 7 }))
    })
  })
  const early = nextReport(page)
  await page.goto('/')
  const { version, ...report } = await early
  expect(report).toEqual({ name: 'RangeError', place: `/assets/${version}:1:7`, status: 204 })
})

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: [/RangeError/] })

  test('is reported although an error boundary catches the error', async ({ page }) => {
    await page.route(/\/assets\/eco-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("ada@example.com")' }),
    )
    await page.goto('/')
    const report = nextReport(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Eco-Impact Calculator' }).click()
    // The page is loaded once more for a chunk that fails, so its answer is not waited for.
    expect(await report).toMatchObject({ name: 'RangeError', place: expect.stringMatching(/^\/assets\/eco-/) })
    // Loaded by itself it is prerendered, and stays so.
    await expect(page.getByRole('alert')).toContainText('This form didn’t load')
  })
})
