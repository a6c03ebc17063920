import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backUp, databaseFile, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
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
      sinks,
      vehicles: () => testVehicles,
      backUp: (file) => backUp(database, file),
      now,
    },
    key,
    options,
  )

async function receive(more: Parameters<typeof testInquiry>[0] = {}, sinks = ['email'], suspected = false) {
  const inquiry = testInquiry(more)
  const outcome = await new SqlStore(database, sinks).accept(inquiry, { suspected })
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
    `Ada,'=1+1,ada@example.com,570-555-0100,sales,denago-ev-city,${inquiry.message},email waiting\r\n`,
  )
  expect(await run('export', undefined, { format: 'adf' })).toContain('<model>EV City</model>')
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
  expect(await run('list')).toContain('(purged)')
  expect(await run('export')).toContain('Ada')
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
] as const)('%s %s %o says what is wrong', async (command, key, options, message) => {
  await expect(run(command, key, options)).rejects.toThrow(message)
})

test('retry without anywhere to deliver to says so', async () => {
  await expect(run('retry', undefined, {}, Date.now(), [])).rejects.toThrow('set SMTP_URL or WEBHOOK_URL')
})
