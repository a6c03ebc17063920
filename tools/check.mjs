// `npm run check`: every check, with the packages and the browser that are there.
import { checks } from './checks.mjs'
import { runSteps } from './run-steps.mjs'

await runSteps(checks)
