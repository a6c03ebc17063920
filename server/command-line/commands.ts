import { existsSync } from 'node:fs'
import { inquirySchema } from '../../src/contract/inquiry.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { adfDocument } from '../delivery/adf.ts'
import { leadOf, linkText } from '../delivery/lead.ts'
import type { DeliveryQueue } from '../store/delivery-queue.ts'
import type { Erasure } from '../store/erasure.ts'
import type { InquiryRecord, InquiryRecords } from '../store/inquiry-records.ts'
import { csv } from './csv.ts'

/** Something the person at the command line has to put differently. The message says what. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type Options = {
  format?: string
  since?: string
  'older-than'?: string
  waiting?: boolean
  limit?: string
  email?: string
  id?: string
}

export type Context = {
  records: InquiryRecords
  queue: DeliveryQueue
  erasure: Erasure
  /** Names of the sinks that are configured. */
  sinks: readonly string[]
  vehicles: () => readonly Vehicle[]
  /** Writes a copy of the database; undefined where the database has tools of its own for that. */
  backUp: ((file: string) => Promise<void>) | undefined
  now: number
}

const DAY_MS = 24 * 60 * 60_000

const wayOf = ({ suspected, deliveries }: InquiryRecord): string => {
  const ways = deliveries.map(({ sink, state, last_error }) =>
    state === 'waiting' && last_error ? `${sink} waiting (${last_error})` : `${sink} ${state}`,
  )
  return [suspected ? 'held back' : '', ...ways].filter(Boolean).join(', ') || 'kept here only'
}

/** Which inquiry it replaces, and which replaced it, as label and text. */
const replacementsOf = ({ replaces, replacedBy }: InquiryRecord): [label: string, text: string][] => [
  ...(replaces ? [['replaces', linkText(replaces)] as [string, string]] : []),
  ...replacedBy.map((later): [string, string] => ['replaced by', linkText(later)]),
]

async function one({ records }: Context, key: string | undefined): Promise<InquiryRecord> {
  if (!key) throw new UsageError('Say which inquiry, by its reference or id.')
  const [record] = await records.list({ key, limit: 1 })
  if (!record) throw new UsageError(`There is no inquiry ${key}.`)
  return record
}

function sinceOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new UsageError(`--since takes a date such as 2026-05-01, not "${text}".`)
  return new Date(time).toISOString()
}

const LIST_HEADER = [
  'REFERENCE',
  'WRITTEN'.padEnd(24),
  'RECEIVED'.padEnd(24),
  'WHO',
  'WHAT',
  'DELIVERY',
  'REPLACEMENTS',
].join('  ')

async function list({ records }: Context, _key: string | undefined, options: Options): Promise<string> {
  const limit = Number(options.limit ?? 50)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`--limit takes a number, not "${options.limit}".`)
  const rows = await records.list({ since: sinceOf(options.since), waiting: options.waiting ?? false, limit })
  const lines = rows.map((record) => {
    const who = record.inquiry ? `${record.inquiry.firstName} ${record.inquiry.lastName}` : '(erased)'
    const times = [record.writtenAt ?? 'unknown'.padEnd(record.receivedAt.length), record.receivedAt]
    const links = replacementsOf(record).map(([label, text]) => `${label} ${text}`)
    return [record.reference, ...times, who, record.inquiry?.interest ?? '', wayOf(record), ...links].join('  ')
  })
  return `${[LIST_HEADER, ...lines, `${rows.length} shown, the one written last first.`].join('\n')}\n`
}

async function show(context: Context, key: string | undefined): Promise<string> {
  const record = await one(context, key)
  const fields = Object.entries(record.inquiry ?? { erased: record.erasedAt ?? 'before that was noted' })
  const deliveries = record.deliveries.map(
    ({ sink, state, attempts, due_at, delivered_at, last_error }) =>
      `${sink}: ${state}${delivered_at ? ` at ${delivered_at}` : `, next try ${due_at}`}, ${attempts} attempts${last_error ? `, last error ${last_error}` : ''}`,
  )
  const lines = [
    `reference: ${record.reference}`,
    `received: ${record.receivedAt}`,
    `written: ${record.writtenAt ?? 'unknown'}`,
    ...replacementsOf(record).map(([label, text]) => `${label}: ${text}`),
    ...(record.suspected ? ['held back: the hidden field was filled in; "retry" delivers it'] : []),
    ...fields.map(([name, value]) => `${name}: ${value}`),
    ...deliveries,
  ]
  return `${lines.join('\n')}\n`
}

const COLUMNS = Object.keys(inquirySchema.shape) as (keyof typeof inquirySchema.shape)[]

const formats: Record<string, (records: InquiryRecord[], context: Context) => string> = {
  json: (records) => `${JSON.stringify(records, null, 2)}\n`,
  csv: (records) =>
    csv([
      ['reference', 'id', 'receivedAt', 'writtenAt', 'replaces', 'replacedBy', ...COLUMNS, 'delivery'],
      ...records.map((record) => [
        record.reference,
        record.id,
        record.receivedAt,
        record.writtenAt ?? '',
        record.replaces ? linkText(record.replaces) : '',
        record.replacedBy.map(linkText).join(' '),
        ...COLUMNS.map((column) => record.inquiry?.[column] ?? ''),
        wayOf(record),
      ]),
    ]),
  adf: (records, { vehicles }) =>
    adfDocument(records.flatMap(({ inquiry, ...record }) => (inquiry ? leadOf({ ...record, inquiry }, vehicles) : []))),
}

async function exportAll(context: Context, _key: string | undefined, options: Options): Promise<string> {
  const { format = 'json' } = options
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!write) throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not "${format}".`)
  const records = await context.records.list({ since: sinceOf(options.since) })
  const inOrderOfWriting = records.toReversed().filter(({ inquiry }) => inquiry)
  return write(inOrderOfWriting, context)
}

async function retry(context: Context, key: string | undefined): Promise<string> {
  const { sinks, queue, records, now } = context
  if (sinks.length === 0) throw new UsageError('There is nowhere to deliver to: set SMTP_URL or WEBHOOK_URL.')
  if (!key) {
    const counts = await Promise.all(sinks.map((sink) => queue.retryAll(sink, now)))
    return `${counts.reduce((sum, count) => sum + count, 0)} waiting deliveries are tried now.\n`
  }
  const record = await one(context, key)
  if (!record.inquiry) throw new UsageError(`Inquiry ${record.reference} was erased.`)
  return `${await records.retry(record.id, sinks)} deliveries of inquiry ${record.reference} are tried now.\n`
}

/** What to do when the files of the database still hold what was erased. */
const filesText = (inFiles: boolean) =>
  inFiles ? ' The database was in use, so its files may still hold what was erased: run the same command again.' : ''

async function purge({ erasure, now }: Context, _key: string | undefined, options: Options): Promise<string> {
  const [, days] = /^(\d+)d$/.exec(options['older-than'] ?? '') ?? []
  if (days === undefined) throw new UsageError('Say how old, in days: purge --older-than 90d')
  const before = new Date(now - Number(days) * DAY_MS).toISOString()
  const { erased, kept, abandoned, inFiles } = await erasure.purge(before)
  // With nothing new to erase the command is run once more because of the files.
  const stillInFiles = erased > 0 ? inFiles : !(await erasure.clearFiles())
  const waiting = kept > 0 ? ` ${kept} older ones stay because they have not been delivered yet.` : ''
  const given = abandoned > 0 ? ` ${abandoned} of them had waited for a way to the dealer that is not configured.` : ''
  return `${erased} inquiries received before ${before} were erased.${given}${waiting}${filesText(stillInFiles)}\n`
}

/** Who has a copy of an inquiry, as a sentence. */
function copiesText({ reference, receivedAt, deliveries }: InquiryRecord): string {
  const copies = deliveries.flatMap(({ sink, state, delivered_at, delivered_to, leased_until }) => {
    if (state === 'delivered')
      return `${delivered_to ?? 'wherever it was set up to go then'} (${sink}, ${delivered_at})`
    return leased_until ? `whoever gets it by ${sink}, which was under way` : []
  })
  const where = copies.length > 0 ? `copies went to ${copies.join(' and to ')}` : 'no copy went to anybody'
  return `${reference}, received ${receivedAt}: ${where}`
}

async function erase(context: Context, _key: string | undefined, { email, id }: Options): Promise<string> {
  if ((email === undefined) === (id === undefined)) {
    throw new UsageError('Say whose inquiries, or which one: erase --email ADDRESS, or erase --id REFERENCE')
  }
  const { records, erasure } = context
  const ids = email === undefined ? [(await one(context, id)).id] : await erasure.inquiriesFrom(email)
  if (ids.length === 0) throw new UsageError(`There is no inquiry from ${email}.`)
  const found = (await Promise.all(ids.map((key) => records.list({ key })))).flat()
  const { erased, inFiles } = await erasure.erase(ids)
  const lines = [
    `${erased} inquiries were erased; their references and times stay.${filesText(inFiles)}`,
    ...found.map(copiesText),
    'Have those who got copies erase them too. Backups made until now hold these inquiries: replace them.',
  ]
  return `${lines.join('\n')}\n`
}

async function backup({ backUp }: Context, file: string | undefined): Promise<string> {
  if (!backUp) throw new UsageError('Back up PostgreSQL with pg_dump.')
  if (!file) throw new UsageError('Say which file to write: backup inquiries-2026-05-01.db')
  if (existsSync(file)) throw new UsageError(`${file} exists already.`)
  await backUp(file)
  return `Written to ${file}.\n`
}

/** What each command prints. @throws UsageError */
export const commands: Record<
  string,
  (context: Context, key: string | undefined, options: Options) => Promise<string>
> = { list, show, export: exportAll, retry, purge, erase, backup }
