import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backUp, databaseFile, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { Erasure } from '../store/erasure.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import type { Circumstances, KeptInquiry } from '../store/inquiry-store.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testApp, testVehicles } from '../test-site.ts'
import { commands, type Options } from './commands.ts'

const { database, site, stop } = await testApp()
afterAll(stop)
beforeEach(async () => {
  await database.db.deleteFrom('delivery').execute()
  await database.db.deleteFrom('inquiry').execute()
})

const DAY_MS = 86_400_000

const run = (command: string, key?: string, options: Options = {}, now = Date.now(), sinks = ['email']) =>
  commands[command]?.(
    {
      records: new InquiryRecords(database),
      queue: new DeliveryQueue(database),
      erasure: new Erasure(database, sinks),
      sinks,
      vehicles: () => testVehicles,
      backUp: (file) => backUp(database, file),
      now,
    },
    key,
    options,
  )

async function receive(more: Partial<KeptInquiry> = {}, sinks = ['email'], circumstances: Circumstances = {}) {
  const inquiry = testInquiry(more)
  const outcome = await new SqlStore(database, sinks).accept(inquiry, circumstances)
  return 'receipt' in outcome ? { inquiry, ...outcome.receipt } : Promise.reject(new Error('conflict'))
}

test('list shows who wrote, and how far it got', async () => {
  const { reference } = await receive()
  await receive({ firstName: 'Bob' }, [])
  const output = await run('list')
  expect(output).toContain(`${reference}  `)
  expect(output).toContain('Ada Byron  sales  email waiting')
  expect(output).toContain('Bob Byron  sales  kept here only')
  expect(output).toContain('2 shown')
  expect(await run('list', undefined, { waiting: true })).toContain('1 shown')
  expect(await run('list', undefined, { limit: '1' })).toContain('1 shown')
})

test('show tells all about one', async () => {
  const { reference } = await receive({ vehicleId: 'denago-ev-city' })
  const output = await run('show', reference.toLowerCase())
  for (const part of ['firstName: Ada', 'vehicleId: denago-ev-city', 'email: waiting', '0 attempts']) {
    expect(output).toContain(part)
  }
})

test('export writes JSON, a table and ADF', async () => {
  const { inquiry, reference } = await receive({ lastName: '=1+1', vehicleId: 'denago-ev-city' })
  expect(JSON.parse((await run('export')) ?? '')).toMatchObject([{ reference, inquiry }])
  expect(await run('export', undefined, { format: 'csv' })).toContain(
    `Ada,'=1+1,ada@example.com,570-555-0100,sales,${inquiry.message},denago-ev-city,,,,,,,,,,,email waiting\r\n`,
  )
  expect(await run('export', undefined, { format: 'adf' })).toContain('<model>EV City</model>')
})

/** Two inquiries of one device: the later one arrived first, and takes the place of the other. */
async function receiveReplaced() {
  const hour = Date.parse('2026-05-01T12:00:00Z')
  const [old, id] = [testInquiry({ firstName: 'Bob' }), randomUUID()]
  const later = await receive({ id, contactBy: 'call' }, [], { writtenAt: hour + 1, replaces: [old.id] })
  const earlier = await receive(old, [], { writtenAt: hour })
  return { earlier, later }
}

test('list and show say when it was written and which replaces which', async () => {
  const { earlier, later } = await receiveReplaced()
  const [header, first, second] = (await run('list'))?.split('\n') ?? []
  expect(header).toMatch(/^REFERENCE +WRITTEN +RECEIVED +WHO +WHAT +DELIVERY +REPLACEMENTS$/)
  expect(first?.split('  ')).toEqual([
    later.reference,
    '2026-05-01T12:00:00.001Z',
    later.receivedAt,
    'Ada Byron',
    'sales',
    'kept here only',
    `replaces ${earlier.reference}`,
  ])
  expect(second).toContain(`${earlier.reference}  2026-05-01T12:00:00.000Z  ${earlier.receivedAt}  Bob Byron`)
  expect(second).toMatch(new RegExp(`replaced by ${later.reference}$`))
  const lines = (await run('show', later.reference))?.split('\n')
  for (const line of ['written: 2026-05-01T12:00:00.001Z', `replaces: ${earlier.reference}`, 'contactBy: call']) {
    expect(lines).toContain(line)
  }
  expect(await run('show', earlier.reference)).toContain(`\nreplaced by: ${later.reference}\n`)
})

test('list and show say when nobody knows when it was written, and what replaces something that never arrived', async () => {
  const replaces = randomUUID()
  const { reference, receivedAt } = await receive({}, [], { replaces: [replaces] })
  expect(await run('list')).toContain(`${reference}  unknown                   ${receivedAt}  `)
  const output = await run('show', reference)
  expect(output).toContain(`\nwritten: unknown\nreplaces: ${replaces} (not received)\n`)
})

test('export is in the order of writing and says which replaces which', async () => {
  const { earlier, later } = await receiveReplaced()
  expect(JSON.parse((await run('export')) ?? '')).toMatchObject([
    {
      reference: earlier.reference,
      writtenAt: '2026-05-01T12:00:00.000Z',
      replacedBy: [{ id: later.id, reference: later.reference }],
    },
    { writtenAt: '2026-05-01T12:00:00.001Z', replaces: { id: earlier.id, reference: earlier.reference } },
  ])
  const [header, first, second] = (await run('export', undefined, { format: 'csv' }))?.split('\r\n') ?? []
  expect(header).toMatch(/^reference,id,receivedAt,writtenAt,replaces,replacedBy,firstName,/)
  expect(first).toContain(`${earlier.receivedAt},2026-05-01T12:00:00.000Z,,${later.reference},Bob,`)
  expect(second).toContain(`${later.receivedAt},2026-05-01T12:00:00.001Z,${earlier.reference},,Ada,`)
  const adf = await run('export', undefined, { format: 'adf' })
  expect(adf?.indexOf(`Replaced: by inquiry ${later.reference}`)).toBeGreaterThan(0)
  expect(adf?.indexOf(`Replaces: inquiry ${earlier.reference}`)).toBeGreaterThan(adf?.indexOf('Replaced: by') ?? 0)
})

test('every field of an inquiry is a column, and none of them runs in a spreadsheet', async () => {
  await receive({
    testDriveDay: '2026-05-09',
    testDrivePart: 'afternoon',
    contactBy: 'text',
    tradeInMake: '=HYPERLINK("http://evil.example")',
    tradeInModel: '+1',
    tradeInYear: '2019',
    tradeInCondition: '@SUM(A1)',
    seller: 'Sam Reed',
    event: '=1+1',
    colors: '-orange paint',
  })
  const table = await run('export', undefined, { format: 'csv' })
  expect(table).toContain(
    `,2026-05-09,afternoon,text,"'=HYPERLINK(""http://evil.example"")",'+1,2019,'@SUM(A1),Sam Reed,'=1+1,'-orange paint,`,
  )
})

test('export from a day on leaves out what came before', async () => {
  await receive()
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  expect(await run('export', undefined, { since: tomorrow })).toBe('[]\n')
})

test('retry adds the delivery of an inquiry that came before there was a sink', async () => {
  const { reference, id } = await receive({}, [])
  expect(await run('retry', reference)).toBe(`1 deliveries of inquiry ${reference} are tried now.\n`)
  expect(await new DeliveryQueue(database).claim('email', Date.now() + 1)).toMatchObject({ inquiry: { id } })
})

test('retry does not send again what was delivered', async () => {
  const { reference } = await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim) await queue.delivered(claim, Date.now())
  expect(await run('retry', reference)).toContain('0 deliveries')
  expect(await queue.claim('email', Date.now() + DAY_MS)).toBeUndefined()
})

test('purge erases by age and leaves what waits', async () => {
  await receive({}, [])
  await receive()
  expect(await run('purge', undefined, { 'older-than': '90d' })).toMatch(/^0 inquiries/)
  const output = await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)
  expect(output).toMatch(/^1 inquiries .* 1 older ones stay because they have not been delivered yet\.\n$/)
  expect(await run('list')).toContain('(erased)')
  expect(await run('export')).toContain('Ada')
})

test('purge does not wait for a sink that was removed, and says so', async () => {
  await receive({}, ['removed'])
  expect(await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)).toMatch(
    /^1 inquiries .* were erased\. 1 of them had waited for a way to the dealer that is not configured\.\n$/,
  )
})

test('erase takes one person out, and names who has copies', async () => {
  const email = 'grace@example.com'
  const [first, second] = [
    await receive({ email }),
    await receive({ email: 'Grace@Example.com' }, ['email', 'webhook']),
  ]
  await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim) await queue.delivered(claim, Date.now(), 'sales@carts.example.com, boss@carts.example.com')
  await queue.claim('webhook', Date.now() + 1)

  const output = await run('erase', undefined, { email })
  expect(output).toMatch(/^2 inquiries were erased; their references and times stay\.\n/)
  expect(output).toMatch(
    new RegExp(
      `^${first.reference}, .*: copies went to sales@carts.example.com, boss@carts.example.com \\(email, `,
      'm',
    ),
  )
  expect(output).toMatch(new RegExp(`^${second.reference}, .*: copies went to whoever gets it by webhook`, 'm'))
  expect(output).toContain('Backups made until now hold these inquiries')
  expect(output).not.toContain('grace')
  expect(await run('list')).toContain('Ada Byron')
  expect(await run('show', first.reference)).toMatch(/^erased: 20\d\d-/m)
  expect(await run('export')).not.toContain('race@')
  await expect(run('erase', undefined, { email })).rejects.toThrow('There is no inquiry from grace@example.com.')
})

test('erase takes a single inquiry by its reference', async () => {
  const [one, other] = [await receive(), await receive()]
  expect(await run('erase', undefined, { id: one.reference })).toContain(`${one.reference}, received`)
  expect((await new InquiryRecords(database).list()).filter(({ inquiry }) => inquiry)).toMatchObject([{ id: other.id }])
})

test('backup writes a copy that can be opened', async () => {
  const { reference } = await receive()
  const dataDir = join(site.dir, 'copy')
  mkdirSync(dataDir)
  await run('backup', databaseFile(dataDir))
  const copy = await openDatabase({ kind: 'sqlite', dataDir })
  expect(await new InquiryRecords(copy).list()).toMatchObject([{ reference }])
  await copy.db.destroy()
  await expect(run('backup', databaseFile(dataDir))).rejects.toThrow('exists already')
})

test.each([
  ['backup', undefined, {}, 'Say which file to write'],
  ['show', undefined, {}, 'Say which inquiry'],
  ['show', 'NONE-0000', {}, 'There is no inquiry NONE-0000.'],
  ['list', undefined, { limit: 'x' }, '--limit takes a number, not "x".'],
  ['export', undefined, { format: 'xls' }, '--format is one of json, csv, adf, not "xls".'],
  ['export', undefined, { format: 'constructor' }, '--format is one of json, csv, adf'],
  ['export', undefined, { since: 'yesterday' }, '--since takes a date such as 2026-05-01, not "yesterday".'],
  ['purge', undefined, {}, 'Say how old, in days'],
  ['erase', undefined, {}, 'Say whose inquiries, or which one'],
  ['erase', undefined, { email: 'a@example.com', id: 'x' }, 'Say whose inquiries, or which one'],
  ['erase', undefined, { id: 'NONE-0000' }, 'There is no inquiry NONE-0000.'],
] as const)('%s %s %o says what is wrong', async (command, key, options, message) => {
  await expect(run(command, key, options)).rejects.toThrow(message)
})

test('retry without anywhere to deliver to says so', async () => {
  await expect(run('retry', undefined, {}, Date.now(), [])).rejects.toThrow('set SMTP_URL or WEBHOOK_URL')
})
