import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { databaseFile, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { testCommands } from './test-commands.ts'

const { database, site, run, receive, forgetAll, stop } = await testCommands()
afterAll(stop)
beforeEach(forgetAll)

const DAY_MS = 86_400_000

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
