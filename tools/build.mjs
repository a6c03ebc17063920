// `npm run build`: checks the content, builds the site beside the one in place, and puts it there by one rename.
import { parseArgs } from 'node:util'
import { takeBuildLock } from './builds/build-lock.mjs'
import { followCatalogue } from './builds/follow-catalogue.mjs'
import { exitCodeOf, makeBuild } from './builds/make-build.mjs'
import { projectSite } from './ensure-build.mjs'
import { say } from './run.mjs'

const USAGE = `npm run build                        builds the site
npm run build -- --watch             builds it now when needed, and whenever the catalogue has changed
npm run build -- --rollback          goes back to the build before
npm run build -- --rollback NUMBER   goes back to that build
npm run build -- --list              says which builds there are`

/** @returns {Promise<number>} an exit code */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean' }, rollback: { type: 'boolean' }, list: { type: 'boolean' } },
  })
  const [number, ...more] = positionals
  if (Object.keys(values).length > 1 || more.length > 0 || (number && !values.rollback)) throw new Error(USAGE)
  if (values.list) return list()
  if (values.rollback) return rollBack(number)
  if (values.watch) return watch()
  return exitCodeOf(await makeBuild(projectSite(), 'always'))
}

function list() {
  const { builds } = projectSite()
  const live = builds.live()
  for (const { number, made } of builds.list()) {
    const origin = made?.restored ? `, a copy of build ${made.restored}` : ''
    console.log(`${number}  ${made?.at ?? 'unknown'}${origin}${number === live?.number ? '  in place' : ''}`)
  }
  return 0
}

async function rollBack(/** @type {string | undefined} */ number) {
  const { builds } = projectSite()
  const giveBack = await takeBuildLock(builds.folder, (owner) => say(`Waiting for a build here (${owner})`))
  try {
    const wanted = number ? builds.list().find((each) => String(each.number) === number) : builds.previous()
    if (!wanted) {
      console.error(number ? `There is no build ${number}.` : 'There is no build before this one.')
      return 1
    }
    const placed = builds.restore(wanted)
    say(`Build ${wanted.number} is in place again, as build ${placed.number}`)
    return 0
  } finally {
    giveBack()
  }
}

/** Until a signal ends it. A first build that fails is tried again when the catalogue has changed. */
async function watch() {
  const stop = new AbortController()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => stop.abort())
  const site = projectSite({ inBackground: true })
  await makeBuild(site, 'by-itself')
  await followCatalogue(site, stop.signal)
  return 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (/** @type {Error & { code?: string }} */ error) => {
    console.error(error.code?.startsWith('ERR_PARSE_ARGS') ? USAGE : error.message)
    process.exitCode = 1
  },
)
