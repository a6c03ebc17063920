import { join } from 'node:path'
import { bundleServer } from '../tools/release/bundle-server.mjs'

const FOLDER = '.cache/test-server'

/** The server as production runs it. As TypeScript it takes three times as long to start. */
export const SERVER = join(FOLDER, 'server.js')

/** Builds it from what the code is now. */
export async function setup(): Promise<void> {
  await bundleServer(FOLDER)
}
