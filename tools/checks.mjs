// Everything that must hold, the fastest first. People and CI run the same.
import { build } from './ensure-build.mjs'
import { REPORTS } from './reports.mjs'

const TSCONFIGS = ['tsconfig.json', 'src/sw/tsconfig.json', 'server/tsconfig.json', 'tests/tsconfig.json']

const vitest = (/** @type {string[]} */ ...projects) => {
  const report = `${REPORTS}/${projects[0]}.json`
  const named = projects.map((project) => `--project ${project}`).join(' ')
  return {
    command: `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
  }
}

/** @type {readonly import('./run-steps.mjs').Step[]} */
export const checks = [
  { name: 'Format and lint', command: 'biome ci' },
  { name: 'Unused files, exports and dependencies', command: 'knip' },
  // More checkers than one do parts of the work twice: 27 s of processor time in place of 10.
  { name: 'Types', command: `tsc -b --checkers 1 ${TSCONFIGS.join(' ')}` },
  { name: 'Build', command: 'npm run build', run: build },
  {
    name: 'Browser tests',
    command: 'playwright test',
    report: `${REPORTS}/browser.json`,
    again: 'playwright test --last-failed',
    // Browser tests leave a seventh of two processors unused: what these need.
    meanwhile: {
      name: 'Unit, contract, rule and build tests',
      ...vitest('unit', 'components', 'server', 'pure', 'build'),
    },
  },
]
