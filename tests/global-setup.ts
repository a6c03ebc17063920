import { build } from '../tools/ensure-build.mjs'
import { buildOffice } from '../tools/ensure-office.mjs'
import { setup as buildServer } from './server-program.ts'
import { makeShortPrecacheSite } from './short-precache.ts'

/** Browser tests look at dist/. When the code has changed since the last build they would look at the past. */
export default async function buildFirst() {
  if ((await build()) !== 0) throw new Error('The build failed')
  if ((await buildOffice()) !== 0) throw new Error('The build of the office failed')
  await Promise.all([buildServer(), makeShortPrecacheSite()])
}
