// `node tools/engines.mjs`: tests the site offline in browsers with other engines than that of `npm test`.
// `node tools/engines.mjs webkit` tests only that one. `--installed` installs no browser, and leaves out missing ones.
import { ENGINES } from './engines/engines.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { run, say } from './run.mjs'

const isInstalledOnly = process.argv.includes('--installed')
const names = process.argv.slice(2).filter((argument) => argument !== '--installed')
const unknown = names.filter((name) => !ENGINES[name])
if (unknown.length > 0) {
  console.error(`No such engine: ${unknown.join(', ')}. There are ${Object.keys(ENGINES).join(' and ')}.`)
  process.exit(1)
}

await ensurePackages()
const missing = []
const there = []
for (const [name, engine] of Object.entries(ENGINES)) {
  if (names.length > 0 && !names.includes(name)) continue
  if (isInstalledOnly ? engine.find() : await engine.install()) there.push(name)
  else missing.push(engine.missing)
}
let code = missing.length > 0 && !isInstalledOnly ? 1 : 0
if (there.length > 0) {
  await ensureBuild()
  say(`Walking through the site in ${there.join(' and ')}`)
  const args = ['run', '--project', 'engines', '--reporter=verbose']
  code = (await run('vitest', args, { ENGINES: there.join(',') })) || code
}
for (const line of missing) console.error(`NOT TESTED. ${line}`)
process.exitCode = code
