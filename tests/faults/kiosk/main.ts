/**
 * A week of sessions on a kiosk, as `npm run soak -- kiosk` starts it: [sessions]. Looks at the start and at intervals what the
 * browser holds, and ends with 1 when the end holds more than the plateau allows.
 */
import { setup as buildServer } from '../../server-program.ts'
import { SiteServer } from '../../site-server.ts'
import { OwnBrowser } from '../own-browser.ts'
import { type Held, openMeter } from './meter.ts'
import { live, openKiosk } from './session.ts'

const sessions = Number(process.argv[2] ?? 2_000)
/** Sessions between two looks. */
const STEP = Math.max(1, Math.min(100, Math.floor(sessions / 10)))
/** From here on nothing new is seen: every cart and page was opened once. */
const PLATEAU = 100

/** How much more the end may hold than the plateau: a share of it, and as much besides. */
const BOUNDS: Readonly<Record<keyof Held, { share: number; more: number }>> = {
  heapBytes: { share: 0.15, more: 1_000_000 },
  documents: { share: 0, more: 2 },
  nodes: { share: 0.15, more: 500 },
  listeners: { share: 0.15, more: 100 },
  history: { share: 0, more: 1 },
  localStorageBytes: { share: 0, more: 64 },
  databaseBytes: { share: 0.05, more: 2_000 },
  cachedFiles: { share: 0, more: 5 },
}

const say = (line: string) => process.stdout.write(`${line}\n`)

await buildServer()
const site = await SiteServer.start({
  env: { CONTACT_RATE_PER_MINUTE: '1000000', CONTACT_RATE_TOTAL_PER_MINUTE: '1000000' },
})
const browser = new OwnBrowser({ isHeadless: true })
// What is started here ends with this program.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const context = await browser.start()
// tsx wraps named functions in this, those for the page as well.
await context.addInitScript('globalThis.__name = (named) => named')
const page = context.pages()[0] ?? (await context.newPage())
await openKiosk(page, site.url)
const meter = await openMeter(page)
const looks: (Held & { session: number })[] = []
for (let session = 0; session <= sessions; session += 1) {
  if (session > 0) await live(page, session)
  if (session % STEP) continue
  looks.push({ session, ...(await meter()) })
  say(JSON.stringify(looks.at(-1)))
}
await browser.remove()
await site.remove()

/** The lower of two looks each: when garbage collection runs is up to the browser. */
const lowest = (name: keyof Held, among: typeof looks) => Math.min(...among.map((look) => look[name]))
const early = looks.filter(({ session }) => session >= PLATEAU).slice(0, 2)
const late = looks.slice(-2)
for (const [name, { share, more }] of Object.entries(BOUNDS) as [keyof Held, { share: number; more: number }][]) {
  const [before, after] = [lowest(name, early), lowest(name, late)]
  const most = Math.round(before * (1 + share) + more)
  say(
    `${after > most ? 'GREW' : 'holds'} ${name}: ${before} after ${PLATEAU} sessions, ${after} at the end, at most ${most}`,
  )
  if (after > most) process.exitCode = 1
}
