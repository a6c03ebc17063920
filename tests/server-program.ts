import { join } from 'node:path'
import { bundleServer } from '../tools/release/bundle-server.mjs'

/** One for each test runner, because both run at the same time. */
const FOLDER = join('.cache/test-server', process.env['VITEST'] ? 'vitest' : 'playwright')

/** The server as production runs it. As TypeScript it takes three times as long to start. */
export const SERVER = join(FOLDER, 'server.js')
export const OFFICE = join(FOLDER, 'office.js')

/** Builds it from what the code is now. */
export async function setup(): Promise<void> {
  await bundleServer(FOLDER)
}
