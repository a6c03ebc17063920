// `npm run office`: builds the office's pages and serves them. `npm run office -- invite NAME` prints a link for a person.

import { buildOffice } from './ensure-office.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { run, say } from './run.mjs'

const words = process.argv.slice(2)

await ensurePackages()
if (words.length === 0) {
  say('Building the office')
  const code = await buildOffice()
  if (code !== 0) process.exit(code)
}
process.exitCode = await run('node', ['--import', 'tsx', 'server/office/main.ts', ...words])
