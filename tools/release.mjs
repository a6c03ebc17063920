// `npm run release -- FOLDER`: puts everything that a server needs into a new folder, and nothing else: the server as plain
// JavaScript, the packages that it imports, the built site and the catalogue. The Dockerfile runs this, and so does
// `npm run rehearsal`.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { catalogueFile } from './builds/inputs.mjs'
import { build, projectSite } from './ensure-build.mjs'
import { buildOffice } from './ensure-office.mjs'
import { bundleServer } from './release/bundle-server.mjs'
import { root, run, say } from './run.mjs'

const [, , target] = process.argv
if (!target) {
  console.error('npm run release -- FOLDER')
  process.exit(2)
}
const folder = resolve(target)
if (existsSync(folder)) {
  console.error(`${folder} exists already. Name a new folder for the release.`)
  process.exit(1)
}
// Gets its name once it is complete.
const draft = `${folder}.unfinished`
rmSync(draft, { recursive: true, force: true })
mkdirSync(draft, { recursive: true })
try {
  await release()
  renameSync(draft, folder)
  say(`The release is in ${folder}. There: node bin/server.js`)
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  rmSync(draft, { recursive: true, force: true })
  process.exitCode = 1
}

async function release() {
  const { builds, env } = projectSite()
  const previous = process.env.PREVIOUS_SITE
  // So that open pages of the release before find their hashed files.
  if (previous && existsSync(previous) && !builds.live())
    cpSync(previous, builds.link, { recursive: true, dereference: true })
  await orFail('The site', build())
  const site = builds.live()
  if (!site) throw new Error('There is no site to release.')
  cpSync(site.dir, join(draft, 'dist'), { recursive: true, preserveTimestamps: true })

  await orFail('The office', buildOffice(join(draft, 'dist-office')))
  say('Bundling the server')
  await bundleServer(join(draft, 'bin'))
  mkdirSync(join(draft, 'mock-api'))
  cpSync(catalogueFile(root, env), join(draft, 'mock-api/db.json'))
  await installPackages()
}

/** Installs exactly the packages that the server imports, with the versions of the lock file. */
async function installPackages() {
  say('Installing what the server imports')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  cpSync(join(root, 'package-lock.json'), join(draft, 'package-lock.json'))
  writeManifest(manifest)
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  await orFail('npm ci', run('npm', ['ci', '--prefix', draft, ...options]))
  rmSync(join(draft, 'package-lock.json'))
  const { name, version, type, engines, dependencies } = manifest
  writeManifest({ name, version, private: true, type, engines, dependencies })
}

function writeManifest(/** @type {object} */ manifest) {
  const programs = ['inquiries', 'stock', 'days', 'office'].map((name) => [name, `node bin/${name}.js`])
  const scripts = { start: 'node bin/server.js', ...Object.fromEntries(programs) }
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
}

async function orFail(/** @type {string} */ what, /** @type {Promise<number>} */ code) {
  if ((await code) !== 0) throw new Error(`${what} failed, so there is no release.`)
}
