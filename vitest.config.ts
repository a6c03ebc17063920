import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some tests start servers and a database; a busy machine is no reason to fail.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            '{src,server,mock-api,tools}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{contract,faults,server}/**/*.test.ts',
          ],
        },
      },
      {
        // Looks at dist/, so the site must have been built.
        test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
      },
      {
        // So does this, and it measures: nothing else may run.
        test: { name: 'lighthouse', include: ['tests/lighthouse/*.test.ts'], testTimeout: 300_000 },
      },
    ],
  },
})
