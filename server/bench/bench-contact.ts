// `npx tsx server/bench/bench-contact.ts`: how many inquiries a second the server takes with its embedded database, and how long one
// waits at 200 a second, beside the same server with the write removed. The two alternate, so that other load on the
// machine affects both.
import { availableParallelism } from 'node:os'
import { measureLatency, measureThroughput, percentile } from './load.ts'
import { startTarget, stopTarget } from './targets.ts'

const TURNS = 3
const CONNECTIONS = 50
const TURN_MS = 5_000
const PER_SECOND = 200

type Kind = 'with-write' | 'without-write'
type Figures = { perSecond: number; p50: number; p99: number }

async function measure(kind: Kind): Promise<Figures> {
  const target = await startTarget('target.ts', kind)
  const { url } = target
  await measureThroughput(url, CONNECTIONS, TURN_MS / 5)
  const perSecond = await measureThroughput(url, CONNECTIONS, TURN_MS)
  const waits = await measureLatency(url, PER_SECOND, TURN_MS)
  await stopTarget(target)
  return { perSecond, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) }
}

const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const medianOf = (runs: readonly Figures[]): Figures => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p50: median(runs.map((run) => run.p50)),
  p99: median(runs.map((run) => run.p99)),
})

const runs: Record<Kind, Figures[]> = { 'with-write': [], 'without-write': [] }
for (let turn = 0; turn < TURNS; turn += 1) {
  for (const kind of ['with-write', 'without-write'] as const) runs[kind].push(await measure(kind))
}

const row = (name: string, { perSecond, p50, p99 }: Figures) =>
  `${name.padEnd(22)}${perSecond.toFixed(0).padStart(8)}/s${p50.toFixed(1).padStart(12)} ms${p99.toFixed(1).padStart(12)} ms`

const [stored, removed] = [medianOf(runs['with-write']), medianOf(runs['without-write'])]
console.log(
  `POST /api/contact, medians of ${TURNS} turns of ${TURN_MS / 1000} s, ${availableParallelism()} cores with the load beside it`,
)
console.log(
  `${''.padEnd(22)}${`${CONNECTIONS} clients`.padStart(10)}${`p50 at ${PER_SECOND}/s`.padStart(15)}${`p99 at ${PER_SECOND}/s`.padStart(15)}`,
)
console.log(row('stored on disk', stored))
console.log(row('write removed', removed))
console.log(`throughput with the write / without: ${(stored.perSecond / removed.perSecond).toFixed(2)}`)
