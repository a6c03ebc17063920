// `npx tsx server/bench/bench-contact.ts`: how many inquiries a second the server takes with its embedded database, and
// how long an inquiry waits at 200 a second, compared with the same server without the write. The two take turns, so
// that other load on the machine affects both.
import { availableParallelism } from 'node:os'
import { load, median, newInquiry } from './load.ts'
import { startTarget, stopTarget } from './targets.ts'

const TURNS = 3
const SECONDS = 5
const PER_SECOND = 200
const KINDS = ['with-write', 'without-write'] as const

type Figures = Record<'inquiries/s' | 'p50 ms' | 'p99 ms', number>
const runs: Record<(typeof KINDS)[number], Figures[]> = { 'with-write': [], 'without-write': [] }

for (let turn = 0; turn < TURNS; turn += 1)
  for (const kind of KINDS) {
    const target = await startTarget('target.ts', kind)
    await load(target.url, newInquiry, 201, { seconds: 1 })
    const most = await load(target.url, newInquiry, 201, { seconds: SECONDS })
    const steady = await load(target.url, newInquiry, 201, { seconds: SECONDS, perSecond: PER_SECOND })
    await stopTarget(target)
    const { p50, p99 } = steady.latency
    runs[kind].push({ 'inquiries/s': most.requests.average, 'p50 ms': p50, 'p99 ms': p99 })
  }

const medians = (kind: (typeof KINDS)[number]) =>
  Object.fromEntries(
    (['inquiries/s', 'p50 ms', 'p99 ms'] as const).map((name) => [name, median(runs[kind].map((run) => run[name]))]),
  ) as Figures
const [stored, removed] = KINDS.map(medians) as [Figures, Figures]
console.log(
  `Medians of ${TURNS} turns of ${SECONDS} s, waits at ${PER_SECOND} a second, ${availableParallelism()} cores with the load beside it`,
)
console.table({ 'stored on disk': stored, 'write removed': removed })
console.log(`throughput with the write / without: ${(stored['inquiries/s'] / removed['inquiries/s']).toFixed(2)}`)
