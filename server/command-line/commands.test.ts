import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClaimedDelivery } from '../store/claimed-delivery.ts'
import { databaseFile, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { ErasureRuns } from '../store/erasure-runs.ts'
import { HeldBackInquiries } from '../store/held-back.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { testCommands } from './test-commands.ts'

const { database, site, run, receive, forgetAll, stop } = await testCommands()
afterAll(stop)
beforeEach(forgetAll)

const DAY_MS = 86_400_000

test('retry adds the delivery of an inquiry that came before there was a sink', async () => {
  const { reference, id } = await receive({}, [])
  expect(await run('retry', reference)).toBe(`Trying 1 delivery of inquiry ${reference}.\n`)
  expect(await new DeliveryQueue(database).claim('email', Date.now() + 1)).toMatchObject({ inquiry: { id } })
})

test('retry does not repeat a delivery that succeeded', async () => {
  const { reference } = await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim) await queue.delivered(claim, Date.now())
  expect(await run('retry', reference)).toContain('0 deliveries')
  expect(await queue.claim('email', Date.now() + DAY_MS)).toBeUndefined()
})

/** The daily runs that a server has made by then. @param now epoch milliseconds */
async function runDailyUntil(now: number) {
  for (let days = 8; days >= 0; days -= 2) await new ErasureRuns(database).note(now - days * DAY_MS)
}

test('purge trusts the clock of the machine only when the daily runs of the server confirm it, or with --force', async () => {
  await receive({}, [])
  await database.db.deleteFrom('daily_erasure').execute()
  await expect(run('purge', undefined, { 'older-than': '0d' })).rejects.toThrow(
    /^This machine's clock says 20.*Z, and nothing confirms it\. The server's daily erasure has not run yet\. .* --force/,
  )
  const [now, ahead] = [Date.now(), Date.now() + 366 * DAY_MS]
  await runDailyUntil(now)
  await expect(run('purge', undefined, { 'older-than': '90d' }, ahead)).rejects.toThrow(
    `The server's daily erasure has run from ${new Date(now - 8 * DAY_MS).toISOString()} to ${new Date(now).toISOString()}.`,
  )
  // Neither does a server that was started with the wrong clock.
  await new ErasureRuns(database).note(ahead)
  await expect(run('purge', undefined, { 'older-than': '90d' }, ahead)).rejects.toThrow('nothing confirms it')
  expect(await run('list')).not.toContain('(erased)')
  expect(await run('purge', undefined, { 'older-than': '90d', force: true }, ahead)).toMatch(/^Erased 1 inquiry /)
})

test('purge erases by age and keeps inquiries that wait', async () => {
  await receive({}, [])
  await receive()
  await runDailyUntil(Date.now())
  expect(await run('purge', undefined, { 'older-than': '90d' })).toMatch(/^Erased 0 inquiries/)
  await runDailyUntil(Date.now() + 91 * DAY_MS)
  const output = await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)
  expect(output).toMatch(/^Erased 1 inquiry .* 1 older not erased, because they aren't delivered yet\.\n$/)
  expect(await run('list')).toContain('(erased)')
  expect(await run('export')).toContain('Ada')
})

test('purge does not wait for a sink that was removed, and says so', async () => {
  await receive({}, ['removed'])
  await runDailyUntil(Date.now() + 91 * DAY_MS)
  expect(await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)).toMatch(
    /^Erased 1 inquiry .*\. 1 of those waited for a way to the dealer that isn't set up\.\n$/,
  )
})

test('erase removes one person, and names who has copies', async () => {
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
  expect(output).toMatch(/^Erased 2 inquiries\. References and times stay\.\n/)
  expect(output).toMatch(
    new RegExp(
      `^${first.reference}, .*: copies went to sales@carts.example.com, boss@carts.example.com \\(email, `,
      'm',
    ),
  )
  expect(output).toMatch(new RegExp(`^${second.reference}, .*: copies went to the recipient by webhook`, 'm'))
  expect(output).toContain('Your backups so far still have these inquiries')
  expect(output).not.toContain('grace')
  expect(await run('list')).toContain('Ada Byron')
  expect(await run('show', first.reference)).toMatch(/^erased: 20\d\d-/m)
  expect(await run('export')).not.toContain('race@')
  await expect(run('erase', undefined, { email })).rejects.toThrow('There is no inquiry from grace@example.com.')
})

test('erase removes a single inquiry by its reference', async () => {
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
  await expect(run('backup', databaseFile(dataDir))).rejects.toThrow('already exists')
})

test.each([
  ['backup', undefined, {}, 'Say which file to write'],
  ['show', undefined, {}, 'Say which inquiry'],
  ['resend', undefined, {}, 'Say which inquiry'],
  ['show', 'NONE-0000', {}, 'There is no inquiry NONE-0000.'],
  ['list', undefined, { limit: 'x' }, '--limit takes a number, not "x".'],
  ['export', undefined, { format: 'xls' }, '--format is one of json, csv, adf, not "xls".'],
  ['export', undefined, { format: 'constructor' }, '--format is one of json, csv, adf'],
  ['export', undefined, { since: 'yesterday' }, '--since takes a date such as 2026-05-01, not "yesterday".'],
  ['list', undefined, { since: '2026-02-31' }, '--since takes a date such as 2026-05-01, not "2026-02-31".'],
  ['list', undefined, { since: '2026' }, '--since takes a date such as 2026-05-01, not "2026".'],
  ['purge', undefined, {}, 'Say how old, in days'],
  ['purge', undefined, { 'older-than': '99999999999d' }, 'Say how old, in days'],
  ['backup', '/missing/x.db', {}, '/missing/x.db cannot be written: its folder does not exist.'],
  ['erase', undefined, {}, 'Say whose inquiries, or which one'],
  ['erase', undefined, { email: 'a@example.com', id: 'x' }, 'Say whose inquiries, or which one'],
  ['erase', undefined, { id: 'NONE-0000' }, 'There is no inquiry NONE-0000.'],
] as const)('%s %s %o says what is wrong', async (command, key, options, message) => {
  await expect(run(command, key, options)).rejects.toThrow(message)
})

test('retry says so when no recipient is configured', async () => {
  await expect(run('retry', undefined, {}, Date.now(), [])).rejects.toThrow('Set SMTP_URL or WEBHOOK_URL')
})

test('give-up ends a waiting delivery, so that it may be erased; retry resumes it', async () => {
  const { reference } = await receive()
  const queue = new DeliveryQueue(database)
  expect(await run('give-up', reference)).toMatch(/^Gave up on 1 delivery /)
  expect(await queue.claim('email', Date.now() + DAY_MS)).toBeUndefined()
  expect(await queue.waiting()).toEqual([])
  expect(await run('list')).toContain('email given-up')
  expect(await run('show', reference)).toContain('email: given-up, 0 attempts')
  expect(await run('retry', reference)).toMatch(/^Trying 1 delivery /)
  expect(await queue.claim('email', Date.now() + 1)).toBeDefined()
  await run('give-up', reference)
  await runDailyUntil(Date.now() + 91 * DAY_MS)
  expect(await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)).toMatch(/^Erased 1 inquiry /)
})

test('a delivery that arrives after it was given up or erased counts, and the database knows who has the copy', async () => {
  const queue = new DeliveryQueue(database)
  for (const end of ['give-up', 'erase'] as const) {
    await forgetAll()
    const { reference } = await receive()
    const claim = await queue.claim('email', Date.now() + 1)
    const output = await (end === 'erase' ? run('erase', undefined, { id: reference }) : run('give-up', reference))
    if (end === 'erase') expect(output).toContain('copies went to the recipient by email, which was under way')
    if (claim) expect(await queue.delivered(claim, Date.now(), 'sales@carts.example.com')).toBe(true)
    expect(await run('show', reference)).toMatch(/^email: delivered at [A-Z][a-z]{2} \d/m)
    expect(await run('erase', undefined, { id: reference })).toContain(
      'copies went to sales@carts.example.com (email, ',
    )
  }
})

test('a delivery that fails after it was given up stays given up', async () => {
  const queue = new DeliveryQueue(database)
  const failures: ((claim: ClaimedDelivery) => Promise<unknown>)[] = [
    (claim) => queue.failed(claim, 'SMTP ETIMEDOUT', Date.now()),
    (claim) => queue.refused(claim, 'SMTP 554 (EMESSAGE)', Date.now()),
    (claim) => queue.split([claim], 'SMTP 554 (EMESSAGE)', Date.now()),
  ]
  for (const fail of failures) {
    await forgetAll()
    const { reference } = await receive()
    const claim = await queue.claim('email', Date.now() + 1)
    await run('give-up', reference)
    if (claim) await fail(claim)
    expect(await run('show', reference)).toMatch(/^email: given-up, 1 attempt, last error SMTP/m)
    expect(await queue.claim('email', Date.now() + DAY_MS)).toBeUndefined()
  }
})

test('erase names those who may have a copy of an attempt that got no answer, also when it is asked again', async () => {
  const { reference } = await receive()
  await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim?.reference !== reference) throw new Error('another inquiry is due')
  await queue.failed(claim, 'SMTP ETIMEDOUT', Date.now())
  for (const _ of [1, 2]) {
    expect(await run('erase', undefined, { id: reference })).toContain(
      'nobody confirmed a copy, and one may have gone out by email (1 attempt, the last one ended with SMTP ETIMEDOUT)\n',
    )
  }
  expect(await queue.claim('email', Date.now() + DAY_MS)).not.toMatchObject({ reference })
})

test('show says what the mail server answered', async () => {
  const { reference } = await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim) await queue.delivered(claim, Date.now(), 'sales@carts.example.com', 'SMTP 250 2.0.0 (queued as 4F1C)')
  expect(await run('show', reference)).toMatch(
    /^email: delivered at \w{3} \d+, \d{4}, [\d:]+ [AP]M E[SD]T to sales@carts\.example\.com, answer SMTP 250 2\.0\.0 \(queued as 4F1C\), 1 attempt$/m,
  )
})

test('show, list and erase say that only a summary of an inquiry was sent', async () => {
  await forgetAll()
  const { reference } = await receive()
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim) await queue.refused(claim, 'SMTP 554 (EMESSAGE)', Date.now(), Date.now() + DAY_MS)
  const [summarized] = await queue.claimSummary('email', Date.now() + 1, 10, 0)
  if (summarized) await queue.summarized(summarized, Date.now())
  expect(await run('show', reference)).toMatch(
    /^email: waiting, .*, last error SMTP 554 \(EMESSAGE\), sent without its text at \w{3} \d/m,
  )
  expect(await run('list')).toContain('email waiting (SMTP 554 (EMESSAGE), summary sent)')
  expect(await run('erase', undefined, { id: reference })).toContain('copies went to email, only its phone number (')
})

/** Ends a delivery as the sink's refusals do. */
async function refuse(reference: string) {
  const queue = new DeliveryQueue(database)
  const claim = await queue.claim('email', Date.now() + 1)
  if (claim?.reference !== reference) throw new Error('another inquiry is due')
  await queue.refused(claim, 'SMTP 554 (EMESSAGE)', Date.now())
}

test('list names what a sink refused for good; it counts until it is given up, and retry resumes it', async () => {
  const { reference } = await receive()
  await refuse(reference)
  const queue = new DeliveryQueue(database)
  expect(await run('list', undefined, { waiting: true })).toContain('0 shown')
  expect(await run('list', undefined, { refused: true })).toContain('email refused (SMTP 554 (EMESSAGE))')
  expect(await run('show', reference)).toContain('email: refused, 1 attempt, last error SMTP 554 (EMESSAGE)')
  expect(await run('retry', reference)).toMatch(/^Trying 1 delivery /)
  await refuse(reference)
  expect(await queue.refusedFigures()).toEqual([{ sink: 'email', refused: 1 }])
  expect(await run('give-up', reference)).toMatch(/^Gave up on 1 delivery /)
  expect(await queue.refusedFigures()).toEqual([])
  expect(await run('list', undefined, { refused: true })).toContain('0 shown')
})

test('retry resumes all refused deliveries, after days with a wrong setting', async () => {
  const { reference, id } = await receive()
  await refuse(reference)
  expect(await run('retry')).toBe('Trying 1 delivery waiting or refused.\n')
  expect(await new DeliveryQueue(database).claim('email', Date.now() + 1)).toMatchObject({ inquiry: { id } })
})

test('an inquiry that was refused for good is erased by age', async () => {
  const { reference } = await receive()
  await refuse(reference)
  expect(await run('purge', undefined, { 'older-than': '90d' }, Date.now() + 91 * DAY_MS)).toMatch(/^Erased 1 inquiry /)
  expect(await new DeliveryQueue(database).refusedFigures()).toEqual([])
})

test('resend repeats a delivery; before it and after an erasure the database knows who has copies', async () => {
  const { reference, id } = await receive()
  const queue = new DeliveryQueue(database)
  const first = await queue.claim('email', Date.now() + 1)
  if (first) await queue.delivered(first, Date.now(), 'sales@carts.example.com')
  expect(first?.resentAt).toBeUndefined()
  expect(await run('resend', reference)).toBe(`Sending 1 delivery of inquiry ${reference} again.\n`)
  expect(await run('show', reference)).toMatch(/email: waiting, next try /)
  expect(await queue.claim('email', Date.now() + 1)).toMatchObject({
    inquiry: { id },
    resentAt: expect.stringMatching(/^20\d\d-/),
  })
  for (const _ of [1, 2]) {
    expect(await run('erase', undefined, { id: reference })).toContain('copies went to sales@carts.example.com')
  }
  expect(await queue.waiting()).toEqual([])
})

test('resend also delivers an inquiry that was held back or refused, or had no sink', async () => {
  const { reference } = await receive()
  await refuse(reference)
  expect(await run('resend', reference)).toMatch(/^Sending 1 delivery /)
  const held = await receive({}, ['email'], { suspected: true })
  expect(await run('resend', held.reference)).toMatch(/^Sending 1 delivery /)
  const claimed = await new DeliveryQueue(database).claimSeveral('email', Date.now() + 1, 10)
  expect(claimed.map(({ resentAt }) => resentAt)).toEqual([undefined, undefined])
})

test('list shows separately what the hidden field holds back', async () => {
  const { reference } = await receive()
  const held = await receive({}, ['email'], { suspected: true })
  const output = await run('list', undefined, { suspected: true })
  expect(output).toMatch(new RegExp(`^${held.reference}.*  held back$`, 'm'))
  const heldBack = new HeldBackInquiries(database)
  const claim = await heldBack.claim('email', Date.now() + 1)
  if (claim) await heldBack.reported(claim, Date.now(), 'sales@carts.example.com')
  expect(await run('list', undefined, { suspected: true })).toContain('held back, email reported')
  expect(await run('erase', undefined, { id: held.reference })).toContain('copies went to sales@carts.example.com')
  expect(output).not.toContain(reference)
})
