// `node tools/licences.mjs`: every package that package-lock.json names has a licence that we may use it under. No network.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedPackages } from './licences/licences.mjs'
import { root } from './run.mjs'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const refused = refusedPackages(lock.packages)
for (const { name, licence } of refused) {
  console.error(`${name}: ${licence ?? 'no licence'} is not on the list in tools/licences/licences.mjs.`)
}
if (refused.length === 0) console.log('Every package has a licence that we may use it under.')
else process.exitCode = 1
