// `npm test`: everything `npm run check` does, after making sure that there are packages and a browser to do it with.
import { ensureBrowser } from './ensure-browser.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { run } from './run.mjs'

await ensurePackages()
await ensureBrowser()
process.exitCode = await run('node', ['tools/check.mjs'])
