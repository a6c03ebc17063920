import { test as base } from './fixtures.ts'
import { SHORT_PRECACHE_SITE } from './short-precache.ts'

/**
 * For tests with the worker that are not about what it stores: its installation is short, and the server takes as many
 * inquiries as they send. One `test` for all of them, because other settings of the server are other processes.
 */
export const test = base.extend({
  siteOptions: [
    {
      dir: SHORT_PRECACHE_SITE,
      env: { CONTACT_RATE_PER_MINUTE: '1000000', CONTACT_RATE_TOTAL_PER_MINUTE: '1000000' },
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
})
