// `npx tsx server/bench/bench-server.ts`: compares the server with a bare Node.js server that sends the same bytes, in
// turns. An argument selects cases by a part of their name.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Request } from 'autocannon'
import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testInquiry } from '../test-inquiry.ts'
import type { Answer } from './bare.ts'
import { load, median, newInquiry } from './load.ts'
import { startTarget, stopTarget, type Target, usageOf } from './targets.ts'

const TURNS = 5
const SECONDS = 3

type Figures = { perSecond: number[]; perProcessorSecond: number[] }
type Case = { name: string; request: Request; answer: Answer }

/** One whole answer, as it is sent. */
async function answerTo(url: string, { method = 'GET', path = '/', headers = {} }: Request): Promise<Answer> {
  const asking = request(url + path, { method, headers })
  asking.end(method === 'POST' ? JSON.stringify(testInquiry()) : undefined)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode ?? 0, headers: response.rawHeaders, body: body.toString('base64') }
}

async function casesFor({ url }: Target): Promise<Case[]> {
  const get = (path: string, headers = {}): Request => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
  })
  const again = async (path: string) => {
    const { headers } = await answerTo(url, get(path))
    const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1]
    return get(path, { 'if-none-match': etag })
  }
  const requests: [name: string, request: Request][] = [
    ['GET a built page', get(paths.vehicle(sameAsBuilt.id))],
    ['GET a rendered page', get(paths.vehicle(changed.id))],
    ['GET a rendered page, 304', await again(paths.vehicle(changed.id))],
    [`GET ${endpoints.vehicles}`, get(endpoints.vehicles)],
    [`GET ${endpoints.vehicles}, 304`, await again(endpoints.vehicles)],
    [`POST ${endpoints.contact}`, newInquiry],
  ]
  return Promise.all(requests.map(async ([name, request]) => ({ name, request, answer: await answerTo(url, request) })))
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
// The build has a page of each vehicle. The server renders the one of a vehicle whose price is another.
const [first, sameAsBuilt, ...others] = JSON.parse(readFileSync('mock-api/db.json', 'utf8')).vehicles
const changed = { ...first, price: first.price + 100 }
const catalogue = join(folder, 'catalogue.json')
writeFileSync(catalogue, JSON.stringify({ vehicles: [changed, sameAsBuilt, ...others] }))
const ours = await startTarget('target.ts', 'with-write', 'dist', catalogue)
console.log(`Medians of ${TURNS} turns of ${SECONDS} s, ${availableParallelism()} cores with the load beside it`)
const nameFilter = process.argv[2] ?? ''
const rows: Record<string, Record<string, number>> = {}
for (const { name, request, answer } of await casesFor(ours)) {
  if (!name.includes(nameFilter)) continue
  const file = join(folder, 'answer')
  writeFileSync(file, JSON.stringify(answer))
  const bare = await startTarget('bare.ts', file)
  const figures: Record<'ours' | 'bare', Figures> = {
    ours: { perSecond: [], perProcessorSecond: [] },
    bare: { perSecond: [], perProcessorSecond: [] },
  }
  for (const target of [ours, bare]) await load(target.url, request, answer.status, { seconds: 1 })
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [who, target] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const before = (await usageOf(target)).processor
      const { requests } = await load(target.url, request, answer.status, { seconds: SECONDS })
      figures[who].perSecond.push(requests.average)
      figures[who].perProcessorSecond.push(requests.total / ((await usageOf(target)).processor - before))
    }
  const ratio = (key: keyof Figures) => Number((median(figures.ours[key]) / median(figures.bare[key])).toFixed(2))
  rows[name] = {
    'ours/s': Math.round(median(figures.ours.perSecond)),
    'bare/s': Math.round(median(figures.bare.perSecond)),
    ratio: ratio('perSecond'),
    'by processor time': ratio('perProcessorSecond'),
  }
  await stopTarget(bare)
}
console.table(rows)
await stopTarget(ours)
rmSync(folder, { recursive: true })
