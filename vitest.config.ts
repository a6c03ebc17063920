import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest would leave one processor free, and machines with two are common.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'tests/server-program.ts',
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
        // Builds the site a second time: `npm run test:growth`.
        test: { name: 'growth', include: ['tests/growth/*.test.ts'] },
      },
      {
        // Makes a release and runs it, as the image does: `npm run rehearsal`.
        test: { name: 'deployment', include: ['tests/deployment/*.test.ts'], testTimeout: 120_000 },
      },
      {
        // Looks at dist/, and measures: nothing else may run.
        test: {
          name: 'lighthouse',
          globalSetup: 'tests/server-program.ts',
          include: ['tests/lighthouse/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
