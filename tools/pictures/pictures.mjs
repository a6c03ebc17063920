// `node tools/pictures/pictures.mjs`: photographs every page shape of a build, and compares two sets of photographs.
import { join, resolve } from 'node:path'
import { answers } from '../answers.mjs'
import { ensureBrowser } from '../ensure-browser.mjs'
import { ensurePackages } from '../ensure-packages.mjs'
import { finished, root, say, start } from '../run.mjs'

const USAGE = `node tools/pictures/pictures.mjs take FOLDER [SITE [NAME]]  photographs every page shape of the build in SITE, dist without it;
                                              with NAME only those whose name has it
node tools/pictures/pictures.mjs compare FOLDER FOLDER     says which pictures of the second folder differ from those of the first`

const PORT = process.env.PORT || '4198'

await ensurePackages()
const [, , action, first, second, only] = process.argv
if (action === 'take' && first) await take(resolve(first), resolve(second ?? join(root, 'dist')), only)
else if (action === 'compare' && first && second) await compare(first, second)
else {
  console.error(USAGE)
  process.exitCode = 1
}

async function take(/** @type {string} */ folder, /** @type {string} */ site, /** @type {string} */ only = '') {
  await ensureBrowser()
  const { takePictures } = await import('./take.mjs')
  const address = `http://localhost:${PORT}`
  const data = join(root, '.cache', 'pictures', 'data')
  const server = start('node', ['--import', 'tsx', 'server/main.ts'], {
    LOG_LEVEL: 'error',
    DATA_DIR: data,
    PORT,
    SITE_DIR: site,
  })
  const ended = finished(server)
  try {
    if (!(await answers(address, ended))) throw new Error('The server did not start')
    say(`${await takePictures(address, site, folder, only)} pictures of ${site} are in ${folder}`)
  } finally {
    server.kill()
    await ended
  }
}

async function compare(/** @type {string} */ before, /** @type {string} */ after) {
  const { comparePictures } = await import('./compare.mjs')
  const { compared, differences } = await comparePictures(
    before,
    after,
    join(root, '.cache', 'pictures', 'differences'),
  )
  for (const difference of differences) console.log(difference)
  say(`${compared} pictures compared, ${differences.length} differ`)
  if (differences.length > 0) process.exitCode = 1
}
