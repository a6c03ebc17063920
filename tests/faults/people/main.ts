/**
 * People who write inquiries under faults, as `npm run soak -- people` starts them: [count] [seed], and the options that
 * tools/soak.mjs explains. Ends with 1 when anything was wrong, and with the command that repeats it.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Day } from './day.ts'
import { live, ROUND } from './stretch.ts'
import { startWorld, type WorldOptions } from './world.ts'
import { complaintsAbout, type Writing } from './writing-ledger.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string' },
    store: { type: 'string' },
    stretch: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const [count = '200', seedText] = positionals
const seed = Number(seedText ?? randomInt(1_000_000))
const browser: WorldOptions['browser'] = values.browser === 'firefox' ? 'firefox' : 'chromium'
const store: WorldOptions['store'] = values.store === 'postgres' ? 'postgres' : 'sqlite'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Stretches are of several lengths; four in a row are a round. */
const only = values.stretch === undefined ? undefined : Number(values.stretch)
const stretches = only === undefined ? Math.ceil((Number(count) / ROUND) * 4) : 1

// What is started here ends with this program.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const world = await startWorld({ browser, store })
const day = new Day(world, seed)
const begin = performance.now()
const end = begin + Number(values.minutes ?? 600) * 60_000
for (let index = 0; index < stretches && performance.now() < end; index += 1) {
  const from = day.findings.length
  const stretchBegin = performance.now()
  const texts = day.writings.length
  await live(day, only ?? index)
  const took = ((performance.now() - stretchBegin) / 1_000).toFixed(1)
  say(`stretch ${only ?? index}: ${day.writings.length - texts} texts in ${took} s`)
  for (const { what } of day.findings.slice(from)) say(`stretch ${only ?? index}: ${what}`)
}
const seconds = (performance.now() - begin) / 1_000
const kept = await world.kept()
const complaints = complaintsAbout(day.writings, kept)
await world.end()

const of = (kind: string) => complaints.filter((complaint) => complaint.kind === kind).length
const unpromised = day.writings.filter(({ promise }) => promise === 'none')
const isKept = ({ fields }: Writing) => kept.some(({ payload }) => payload['message'] === fields.Message)
const sent = day.writings.filter(({ history }) => history.some((what) => what.startsWith('Send')))
say(
  JSON.stringify({
    browser,
    store,
    seed,
    typed: day.writings.length,
    sent: sent.length,
    stored: kept.length,
    refusedOrCutOff: unpromised.length,
    ofThoseStored: unpromised.filter(isKept).length,
    replacing: kept.filter(({ replaces }) => replaces).length,
    inOrder: day.writings.filter(({ ordered }) => ordered).length,
    seconds: Math.round(seconds),
    lost: of('lost'),
    overwritten: of('overwritten'),
    notReceived: of('not received'),
    doubled: of('doubled'),
    mixed: of('mixed'),
    outOfOrder: of('order'),
    findings: day.findings.length,
    happened: Object.fromEntries([...day.counts].toSorted()),
  }),
)
for (const { kind, stretch, what } of complaints) say(`${kind.toUpperCase()} in stretch ${stretch}: ${what}`)
const failed = new Set([...complaints, ...day.findings].map(({ stretch }) => stretch))
for (const stretch of failed)
  say(`Again: npm run soak -- people ${count} ${seed} --browser ${browser} --store ${store} --stretch ${stretch}`)
process.exitCode = failed.size > 0 ? 1 : 0
