import { existsSync } from 'node:fs'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { adfDocument } from '../delivery/adf.ts'
import { cartText, leadOf, linkText, vehicleOf } from '../delivery/lead.ts'
import { attemptsOf, copiesText, summaryTime, wayOf } from '../inquiries/delivery-words.ts'
import { forExport, inquiriesCsv } from '../inquiries/inquiries-csv.ts'
import type { DeliveryQueue } from '../store/delivery-queue.ts'
import type { Erasure } from '../store/erasure.ts'
import { type ErasureRuns, isClockConfirmed, type Runs } from '../store/erasure-runs.ts'
import type { InquiryRecord, InquiryRecords, Said } from '../store/inquiry-records.ts'
import { table } from './table.ts'
import { timeOf } from './time-of.ts'
import { UsageError } from './usage-error.ts'

export type Options = {
  format?: string
  since?: string
  'older-than'?: string
  waiting?: boolean
  refused?: boolean
  suspected?: boolean
  limit?: string
  email?: string
  id?: string
  force?: boolean
}

export type Context = {
  records: InquiryRecords
  queue: DeliveryQueue
  erasure: Erasure
  runs: ErasureRuns
  /** Names the database for a person. */
  source: string
  /** Names of the sinks that are configured. */
  sinks: readonly string[]
  vehicles: () => readonly Vehicle[]
  /** Writes a copy of the database; undefined where the database has tools of its own for that. */
  backUp: ((file: string) => Promise<void>) | undefined
  now: number
}

const DAY_MS = 24 * 60 * 60_000

const deliveriesOf = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`)
const inquiriesOf = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)

/** Which inquiry it replaces, and which replaced it, as label and text. */
const replacementsOf = ({ replaces, replacedBy }: InquiryRecord): [label: string, text: string][] => [
  ...(replaces ? [['replaces', linkText(replaces)] as [string, string]] : []),
  ...replacedBy.map((later): [string, string] => ['replaced by', linkText(later)]),
]

const saidText = (what: string, said: Said | undefined): string[] =>
  said ? [`${what}: ${timeOf(said.at)}${said.by ? ` by ${said.by}` : ''}`] : []

/** The interest and the cart. */
const subjectOf = (record: InquiryRecord, { vehicles }: Context): string =>
  [record.inquiry?.interest, cartText(record.inquiry?.vehicleId, vehicleOf(record, vehicles))]
    .filter(Boolean)
    .join(', ')

async function one({ records }: Context, key: string | undefined): Promise<InquiryRecord> {
  if (!key) throw new UsageError('Say which inquiry, by its reference or id.')
  // Also accepts a reference without its hyphen, as people read it out on the phone.
  const [record] = await records.list({ key: key.replace(/^(\w{4})(\w{4})$/, '$1-$2'), limit: 1 })
  if (!record) throw new UsageError(`There is no inquiry ${key}.`)
  return record
}

function sinceOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const day = text.slice(0, 10)
  // JavaScript reads February 31 as March 3.
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(`${day}T`)
  const time = Date.parse(text)
  if (!isDay || Number.isNaN(time)) throw new UsageError(`--since takes a date such as 2026-05-01, not "${text}".`)
  return new Date(time).toISOString()
}

const COLUMNS_OF_LIST = [
  'REFERENCE',
  'WRITTEN',
  'RECEIVED',
  'WHO',
  'PHONE',
  'WHAT',
  'SELLER',
  'DELIVERY',
  'REPLACEMENTS',
]

async function list(context: Context, _key: string | undefined, options: Options): Promise<string> {
  const limit = Number(options.limit ?? 50)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`--limit takes a number, not "${options.limit}".`)
  const { waiting, refused, suspected = false } = options
  const state = waiting ? 'waiting' : refused ? 'refused' : undefined
  const rows = await context.records.list({ since: sinceOf(options.since), state, suspected, limit })
  const cells = rows.map((record) => {
    const { reference, writtenAt, receivedAt, inquiry } = record
    return [
      reference,
      timeOf(writtenAt),
      timeOf(receivedAt),
      inquiry ? `${inquiry.firstName} ${inquiry.lastName}` : '(erased)',
      inquiry?.phone ?? '',
      subjectOf(record, context),
      [inquiry?.seller, inquiry?.event].filter(Boolean).join(', '),
      wayOf(record),
      replacementsOf(record)
        .map(([label, text]) => `${label} ${text}`)
        .join('  '),
    ]
  })
  return `${table([COLUMNS_OF_LIST, ...cells])}\n${rows.length} shown, last written first. From ${context.source}.\n`
}

async function show(context: Context, key: string | undefined): Promise<string> {
  const record = await one(context, key)
  const vehicle = vehicleOf(record, context.vehicles)
  const fields = Object.entries(record.inquiry ?? { erased: record.erasedAt ?? 'before that was noted' })
  const deliveries = record.deliveries.map((delivery) => {
    const { sink, state, attempts, due_at, delivered_at, delivered_to, answer, last_error } = delivery
    const summary = summaryTime(delivery)
    return [
      `${sink}: ${state}${state === 'delivered' ? ` at ${timeOf(delivered_at)}${delivered_to ? ` to ${delivered_to}` : ''}` : ''}`,
      ...(state === 'delivered' && answer ? [`answer ${answer}`] : []),
      ...(state === 'waiting' ? [`next try ${timeOf(due_at)}`] : []),
      attemptsOf(attempts),
      ...(last_error ? [`last error ${last_error}`] : []),
      ...(summary ? [`sent without its text at ${timeOf(summary)}`] : []),
    ].join(', ')
  })
  const lines = [
    `reference: ${record.reference}`,
    `received: ${timeOf(record.receivedAt)}`,
    `written: ${timeOf(record.writtenAt)}`,
    ...replacementsOf(record).map(([label, text]) => `${label}: ${text}`),
    ...saidText('answered', record.answered),
    ...saidText('closed', record.closed),
    ...(record.suspected ? ['held back: the hidden field was filled in; "retry" delivers it'] : []),
    ...fields.map(([name, value]) => `${name}: ${value}`),
    ...(vehicle ? [`vehicle: ${vehicle.name}`] : []),
    ...(deliveries.length > 0 ? deliveries : ['delivery: kept here only']),
  ]
  return `${lines.join('\n')}\n`
}

const formats: Record<string, (records: InquiryRecord[], context: Context) => string> = {
  json: (records) => `${JSON.stringify(records, null, 2)}\n`,
  csv: inquiriesCsv,
  adf: (records, { vehicles }) =>
    adfDocument(records.flatMap(({ inquiry, ...record }) => (inquiry ? leadOf({ ...record, inquiry }, vehicles) : []))),
}

async function exportAll(context: Context, _key: string | undefined, options: Options): Promise<string> {
  const { format = 'json' } = options
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!write) throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not "${format}".`)
  const records = await context.records.list({ since: sinceOf(options.since) })
  const inOrderOfWriting = forExport(records, context.vehicles)
  return write(inOrderOfWriting, context)
}

const NO_SINKS = 'There is nowhere to deliver to. Set SMTP_URL or WEBHOOK_URL.'

async function retry(context: Context, key: string | undefined): Promise<string> {
  const { sinks, queue, records, now } = context
  if (sinks.length === 0) throw new UsageError(NO_SINKS)
  if (!key) {
    const counts = await Promise.all(sinks.map((sink) => queue.retryAll(sink, now, true)))
    return `Trying ${deliveriesOf(counts.reduce((sum, count) => sum + count, 0))} waiting or refused.\n`
  }
  const record = await one(context, key)
  if (!record.inquiry) throw new UsageError(`Inquiry ${record.reference} was erased.`)
  return `Trying ${deliveriesOf(await records.retry(record.id, sinks))} of inquiry ${record.reference}.\n`
}

async function resend(context: Context, key: string | undefined): Promise<string> {
  const { sinks, records } = context
  if (sinks.length === 0) throw new UsageError(NO_SINKS)
  const record = await one(context, key)
  if (!record.inquiry) throw new UsageError(`Inquiry ${record.reference} was erased.`)
  const count = await records.retry(record.id, sinks, true)
  return `Sending ${deliveriesOf(count)} of inquiry ${record.reference} again.\n`
}

async function giveUp(context: Context, key: string | undefined): Promise<string> {
  const { id, reference } = await one(context, key)
  const count = await context.records.giveUp(id)
  return `Gave up on ${deliveriesOf(count)} of inquiry ${reference}. To try again, run "retry ${reference}".\n`
}

/** A sentence that says why a purge does not trust the clock, and what to do. */
function clockProblem(runs: Runs | undefined, now: number): string {
  const known = runs ? `has run from ${runs.unbrokenSince} to ${runs.lastRun}` : 'has not run yet'
  return `This machine's clock says ${new Date(now).toISOString()}, and nothing confirms it. The server's daily erasure ${known}. If the clock is right, add --force.`
}

async function purge({ erasure, runs, now }: Context, _key: string | undefined, options: Options): Promise<string> {
  const [, days] = /^(\d{1,6})d$/.exec(options['older-than'] ?? '') ?? []
  if (days === undefined) throw new UsageError('Say how old, in days: purge --older-than 90d')
  const made = await runs.read()
  if (!options.force && !isClockConfirmed(made, now)) throw new UsageError(clockProblem(made, now))
  const before = new Date(now - Number(days) * DAY_MS).toISOString()
  const { erased, kept, abandoned } = await erasure.purge(before)
  const waiting = kept > 0 ? ` ${kept} older not erased, because they aren't delivered yet.` : ''
  const given = abandoned > 0 ? ` ${abandoned} of those waited for a way to the dealer that isn't set up.` : ''
  return `Erased ${inquiriesOf(erased)} received before ${before}.${given}${waiting}\n`
}

async function erase(context: Context, _key: string | undefined, { email, id }: Options): Promise<string> {
  if ((email === undefined) === (id === undefined)) {
    throw new UsageError('Say whose inquiries, or which one: erase --email ADDRESS, or erase --id REFERENCE')
  }
  const { records, erasure } = context
  const ids = email === undefined ? [(await one(context, id)).id] : await erasure.inquiriesFrom(email)
  if (ids.length === 0) throw new UsageError(`There is no inquiry from ${email}.`)
  const found = (await Promise.all(ids.map((key) => records.list({ key })))).flat()
  const erased = await erasure.erase(ids)
  const lines = [
    `Erased ${inquiriesOf(erased)}. References and times stay.`,
    ...found.map((record) => copiesText(record)),
    'Ask everyone who got a copy to erase it, too. Your backups so far still have these inquiries. Replace them.',
  ]
  return `${lines.join('\n')}\n`
}

async function backup({ backUp }: Context, file: string | undefined): Promise<string> {
  if (!backUp) throw new UsageError('Back up PostgreSQL with pg_dump.')
  if (!file) throw new UsageError('Say which file to write: backup inquiries-2026-05-01.db')
  if (existsSync(file)) throw new UsageError(`${file} already exists.`)
  await backUp(file).catch((error: Error) => {
    throw new UsageError(`Couldn't write a copy: ${error.message}.`)
  })
  return `Written to ${file}.\n`
}

/** Commands that change nothing in the database. */
export const READING_COMMANDS: readonly string[] = ['list', 'show', 'export', 'backup']

/** Each command returns what it prints. @throws UsageError */
export const commands: Record<
  string,
  (context: Context, key: string | undefined, options: Options) => Promise<string>
> = { list, show, export: exportAll, retry, resend, 'give-up': giveUp, purge, erase, backup }
