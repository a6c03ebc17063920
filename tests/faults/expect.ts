import { expect as base } from 'playwright/test'
import { LIMITS } from '../limits.ts'

/** What these tests wait for comes, or it never does: on a busy machine a worker takes its time to start. */
export const expect = base.configure({ timeout: LIMITS.wait })
