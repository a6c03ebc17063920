// `npm test`: everything `npm run check` does, after making sure that there are packages and a browser to do it with.
import { checks } from './checks.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { runSteps } from './run-steps.mjs'

/** A step that ends the process by itself when it fails. */
const prepare = (/** @type {() => Promise<void>} */ ensure) => async () => {
  await ensure()
  return 0
}

await runSteps([
  {
    name: 'Packages',
    command: 'npm ci, when node_modules is not what package-lock.json says',
    run: prepare(ensurePackages),
  },
  { name: 'Browser', command: 'a browser for the tests, when there is none', run: prepare(ensureBrowser) },
  ...checks,
])
