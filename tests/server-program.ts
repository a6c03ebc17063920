import { join } from 'node:path'
import { build } from 'vite'

const FOLDER = '.cache/test-server'

/** The server in one file. As TypeScript it takes three times as long to start. */
export const SERVER = join(FOLDER, 'main.js')

/** Builds it from what the code is now. Packages stay outside, so that they are those that production runs on. */
export async function setup(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'server/main.ts', outDir: FOLDER, minify: false },
  })
}
