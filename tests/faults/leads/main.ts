/**
 * The way of leads to the dealer under faults, as `npm run soak -- leads` starts it: [minutes] [seed]. Ends with 1 when a lead was
 * lost, late, there twice, or called delivered when it was not, and with the command that repeats it.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { seeded } from '../seeded.ts'
import { FORBIDDEN, GTUBE, MAIL_TROUBLES, RECIPIENTS, startDealer } from './dealer.ts'
import { flood, type Received, sendUntilReceived } from './senders.ts'
import { startSite } from './site.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What the alarm `DeliveriesLate` calls late. */
const PROMISE_MS = 15 * MINUTE_MS
/** Devices would try again for longer. */
const RECEIPT_MS = MINUTE_MS

/** Together they send more than all clients may. */
const FLOODERS = 15
/** A client has used up its hour then, and the next address goes on. */
const FLOOD_ADDRESS_MS = 12 * MINUTE_MS

const CLOCKS = {
  'half an hour ahead': HOUR_MS / 2,
  'two days ahead': 2 * DAY_MS,
  'a year ahead': 366 * DAY_MS,
  'two hours back': -2 * HOUR_MS,
}
const DATABASE_SILENT_AFTER = ['insert into "inquiry"', 'commit', 'update "delivery"', 'select']

const [minutesText = '60', seedText] = process.argv.slice(2)
const minutes = Number(minutesText)
const seed = Number(seedText ?? randomInt(1_000_000))
const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const dealer = await startDealer()
const site = await startSite(dealer.port, `.cache/soak-leads-${seed}.log`)
await site.start(false)

const begin = performance.now()
const timeLeft = () => begin + minutes * MINUTE_MS - performance.now()
const isOver = () => timeLeft() <= 0
const faults = new Map<string, number>()
const complaints = new Set<string>()
const honest: Received[] = []
const poison: Received[] = []
const flooded = new Map<string, number>()

/** Repeats something with pauses of this many seconds, until the time is over. */
async function again(name: string, [least, most]: [number, number], act: (random: () => number) => Promise<unknown>) {
  const random = seeded(seed + [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0))
  while (!isOver()) {
    await delay(Math.min((least + random() * (most - least)) * 1_000, Math.max(0, timeLeft())))
    if (!isOver()) await act(random)
  }
}

const pick = <T>(random: () => number, of: readonly T[]): T => of[Math.floor(random() * of.length)] as T

async function during(fault: string, seconds: number) {
  faults.set(fault, (faults.get(fault) ?? 0) + 1)
  say(seconds > 0 ? `${fault}, for ${Math.round(seconds)} s` : fault)
  await delay(seconds * 1_000)
}

let customers = 0
const customer = () => {
  customers += 1
  return `10.${customers >> 16}.${(customers >> 8) & 255}.${customers & 255}`
}

const send = async (address: string, to: Received[], message: string) => {
  to.push(await sendUntilReceived(site.url, address, message))
}

/** Those that were sent and have no confirmation yet. */
const sending = new Set<Promise<void>>()
const sendLater = (...parts: Parameters<typeof send>) => {
  const sent = send(...parts)
  sending.add(sent)
  void sent.then(() => sending.delete(sent))
}

async function lookAtDelivered() {
  const delivered = (await site.deliveries()).filter(({ state }) => state === 'delivered')
  for (const { recipient, reference } of delivered)
    if (dealer.arrivals(recipient, reference).length === 0)
      complaints.add(`${reference} is called delivered to ${recipient}, who does not have it`)
}

await Promise.all([
  again('customer', [10, 40], async () => sendLater(customer(), honest, 'Is the six-seater still there?')),
  again('kiosk', [60, 60], async () => sendLater('192.0.2.7', honest, 'Call me about the blue one.')),
  again('poison', [60, 120], async (random) => sendLater(customer(), poison, pick(random, [GTUBE, FORBIDDEN]))),
  ...Array.from({ length: FLOODERS }, (_, index) => {
    const addressOf = () => `198.${18 + Math.floor((performance.now() - begin) / FLOOD_ADDRESS_MS)}.${index}.66`
    return flood(site.url, addressOf, flooded, isOver)
  }),
  again('mail', [20, 60], async (random) => {
    const trouble = pick(random, MAIL_TROUBLES)
    dealer.setTrouble(trouble)
    await during(`the mail server ${trouble}`, 20 + random() * 40)
    dealer.setTrouble(undefined)
  }),
  again('database', [40, 120], async (random) => {
    const text = pick(random, DATABASE_SILENT_AFTER)
    await site.silenceDatabaseAfter(text)
    await during(`the database is silent after ${text}`, 0)
  }),
  again('clock', [60, 120], async (random) => {
    const name = pick(random, Object.keys(CLOCKS) as (keyof typeof CLOCKS)[])
    site.moveClock(CLOCKS[name])
    await during(`the clock is ${name}`, 10 + random() * 50)
    site.moveClock(0)
  }),
  again('restart', [60, 240], async (random) => {
    const isLogDiskFull = random() < 0.5
    if ((await site.stop()) !== 0) complaints.add('a stop did not end well')
    await site.start(isLogDiskFull)
    await during(isLogDiskFull ? 'restart, the disk of the log is full' : 'restart', 0)
  }),
  again('look', [5, 5], lookAtDelivered),
])

/** When a recipient had the text of an inquiry, or a summary where its digest was refused. */
function firstKnown(recipient: string, reference: string): number | undefined {
  const times = [dealer.arrivals(recipient, reference)[0], dealer.summarized(recipient, reference)]
  const [first] = times.filter((time) => time !== undefined).toSorted((a, b) => a - b)
  return first
}

const isMissing = ({ reference }: Received) => RECIPIENTS.some((to) => firstKnown(to, reference) === undefined)

/** The text of what was received is there, or the record says why not: it waits with the reason, or days have passed by the moved clock. */
async function untold(): Promise<string[]> {
  const rows = (await site.deliveries()).filter(({ state, problem }) => problem && state !== 'delivered')
  const told = new Set(rows.map(({ reference, recipient }) => `${reference} to ${recipient}`))
  const all = [...honest, ...poison].flatMap(({ reference }) =>
    RECIPIENTS.filter((to) => dealer.arrivals(to, reference).length === 0).map((to) => `${reference} to ${to}`),
  )
  return all.filter((delivery) => !told.has(delivery))
}

say(`no more faults; ${honest.filter(isMissing).length} leads are on their way`)
const end = performance.now()
await Promise.all(sending)
while ((honest.some(isMissing) || (await untold()).length > 0) && performance.now() < end + PROMISE_MS)
  await delay(1_000)
await lookAtDelivered()

let [slowest, slowestReceipt, onlySummarized] = [0, 0, 0]
for (const { reference, sentAt, receivedAt } of honest) {
  slowestReceipt = Math.max(slowestReceipt, receivedAt - sentAt)
  if (receivedAt - sentAt > RECEIPT_MS) complaints.add(`${reference} was received after ${receivedAt - sentAt} ms`)
  for (const recipient of RECIPIENTS) {
    const first = firstKnown(recipient, reference)
    const copies = dealer.arrivals(recipient, reference).length
    if (first === undefined) complaints.add(`${reference} was lost to ${recipient}`)
    else slowest = Math.max(slowest, first - receivedAt)
    if (first && first - receivedAt > PROMISE_MS) complaints.add(`${reference} was late at ${recipient}`)
    if (copies > 1) complaints.add(`${reference} is ${copies} times at ${recipient}`)
    if (copies === 0) onlySummarized += 1
  }
}
for (const delivery of await untold()) complaints.add(`nothing tells of ${delivery}, whose text did not arrive`)
await site.remove()
await dealer.stop()

const seconds = (ms: number) => Math.round(ms / 1_000)
const figures = {
  minutes,
  seed,
  leads: honest.length,
  poison: poison.length,
  flood: Object.fromEntries(flooded),
  mails: dealer.mails(),
  slowestReceiptSeconds: seconds(slowestReceipt),
  slowestDeliverySeconds: seconds(slowest),
  onlySummarized,
  complaints: complaints.size,
  faults: Object.fromEntries([...faults].toSorted()),
}
say(JSON.stringify(figures))
for (const complaint of complaints) say(complaint)
if (complaints.size > 0) say(`Again: npm run soak -- leads ${minutes} ${seed}`)
process.exit(complaints.size > 0 ? 1 : 0)
