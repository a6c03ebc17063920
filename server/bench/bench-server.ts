// `npx tsx server/bench/bench-server.ts`: the server beside a bare Node.js server that sends the same bytes, in turns. An argument picks
// cases by a part of their name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testInquiry } from '../test-inquiry.ts'
import { answerTo, measure } from './raw-load.ts'
import { startTarget, stopTarget, type Target, usageOf } from './targets.ts'

const TURNS = 5
const TURN = { connections: 50, durationMs: 3_000 }

const head = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\n${more}\r\n`

function post(): string {
  const body = JSON.stringify(testInquiry())
  const headers = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  return `POST ${endpoints.contact} HTTP/1.1\r\n${headers}\r\n\r\n${body}`
}

const etagOf = (answer: Buffer) => /\r\netag: ([^\r]*)/i.exec(answer.toString('latin1'))?.[1] ?? 'none'

type Case = { name: string; next: () => string; expected: string }

async function casesFor(ours: Target): Promise<Case[]> {
  const again = async (path: string) => {
    const request = head(path, `If-None-Match: ${etagOf(await answerTo(ours.url, head(path)))}\r\n`)
    return { name: `GET ${path}, 304`, next: () => request, expected: 'HTTP/1.1 304' }
  }
  return [
    { name: 'GET /, brotli', next: () => head('/'), expected: 'HTTP/1.1 200' },
    await again('/'),
    { name: `GET ${endpoints.vehicles}`, next: () => head(endpoints.vehicles), expected: 'HTTP/1.1 200' },
    await again(endpoints.vehicles),
    { name: `POST ${endpoints.contact}`, next: post, expected: 'HTTP/1.1 201' },
  ]
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const ours = await startTarget('target.ts', 'with-write', 'dist')
console.log(
  `Medians of ${TURNS} turns of ${TURN.durationMs / 1000} s, ${TURN.connections} connections, ${availableParallelism()} cores with the load beside it`,
)
console.log(
  `${''.padEnd(28)}${'ours'.padStart(10)}${'bare'.padStart(10)}${'ratio'.padStart(8)}${'by processor time'.padStart(20)}`,
)
const wanted = process.argv[2] ?? ''
for (const { name, next, expected } of (await casesFor(ours)).filter(({ name }) => name.includes(wanted))) {
  const file = join(folder, 'answer')
  writeFileSync(file, await answerTo(ours.url, next()))
  const bare = await startTarget('bare.ts', file)
  const figures = new Map<Target, { perSecond: number[]; perProcessorSecond: number[] }>()
  for (let turn = -1; turn < TURNS; turn += 1) {
    for (const target of [ours, bare]) {
      const before = (await usageOf(target)).processor
      const perSecond = await measure(target.url, next, expected, turn < 0 ? { ...TURN, durationMs: 1_000 } : TURN)
      const used = (await usageOf(target)).processor - before
      if (turn < 0) continue
      const known = figures.get(target) ?? { perSecond: [], perProcessorSecond: [] }
      known.perSecond.push(perSecond)
      known.perProcessorSecond.push((perSecond * TURN.durationMs) / 1000 / used)
      figures.set(target, known)
    }
  }
  const of = (target: Target, key: 'perSecond' | 'perProcessorSecond') => median(figures.get(target)?.[key] ?? [])
  const ratio = (key: 'perSecond' | 'perProcessorSecond') => (of(ours, key) / of(bare, key)).toFixed(2)
  const perSecond = (target: Target) => `${of(target, 'perSecond').toFixed(0)}/s`.padStart(10)
  console.log(
    `${name.padEnd(28)}${perSecond(ours)}${perSecond(bare)}${ratio('perSecond').padStart(8)}${ratio('perProcessorSecond').padStart(20)}`,
  )
  await stopTarget(bare)
}
await stopTarget(ours)
rmSync(folder, { recursive: true })
