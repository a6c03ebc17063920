import { defineConfig } from 'playwright/test'
import { LIMITS } from './tests/limits.ts'
import { requireBrowser, TEST_BROWSER_FLAGS } from './tools/browser.mjs'

export default defineConfig({
  projects: [
    // `npm test`.
    { name: 'journeys', testMatch: 'tests/e2e/**/*.e2e.ts' },
    // `npm run test:all`.
    { name: 'long', testMatch: 'tests/{long,faults}/**/*.e2e.ts' },
  ],
  globalSetup: './tests/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each of two cores. With three, pages on a slow machine reach limits of their own, such as the ten seconds of an attempt:
  // one or two of 388 tests failed in each of two runs of 30 and 34 minutes. With two, all passed in 28.
  workers: 2,
  // A test that passes only now and then has a race in it: find it.
  retries: 0,
  forbidOnly: !!process.env.CI,
  // A slow machine is no reason to fail.
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.wait },
  // A build on which nothing works ends soon all the same.
  maxFailures: 10,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: await requireBrowser(), args: TEST_BROWSER_FLAGS },
    // Installing the worker costs a context seconds of processor time. Tests of offline use, updates and faults allow it:
    // `test.use({ serviceWorkers: 'allow' })`.
    serviceWorkers: 'block',
    // As long as what is expected may take, and not as long as a whole test.
    actionTimeout: LIMITS.wait,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A recording costs every test a fifth of its time. To see one that failed: `npx playwright test --trace on`.
    trace: 'off',
    // `tests/fixtures.ts` takes them, of each page of a test.
    screenshot: 'off',
  },
})
