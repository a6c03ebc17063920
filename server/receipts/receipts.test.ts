import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { onEachDatabase } from '../../tests/databases.ts'
import { type MailServer, startMailServer, subjectOf } from '../../tests/server/mail-server.ts'
import type { Circumstances, StoredInquiry } from '../store/inquiry-store.ts'
import { isoTime } from '../store/leases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { RECEIPTS_PER_HOUR, ReceiptQueue } from './receipt-queue.ts'
import { ReceiptSwitch } from './receipt-switch.ts'
import { Receipts } from './receipts.ts'

const MINUTE = 60_000
const SINKS = ['email sales@carts.example.com']
const log = { info: () => undefined, warn: () => undefined }

const recipientsOf = (mails: readonly string[]) => mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])

onEachDatabase(({ database, store }) => {
  let mailServer: MailServer
  beforeEach(async () => {
    mailServer = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    })
    for (const table of ['setting', 'receipt', 'delivery', 'inquiry'] as const)
      await database().db.deleteFrom(table).execute()
  })
  afterEach(() => mailServer.stop())

  const receiptOf = (id: string, now?: number) => new ReceiptQueue(database(), SINKS).of(id, now)
  const toggle = (isOn: boolean) => new ReceiptSwitch(database()).set(isOn, 'Anna')

  /** @param isDelivered whether the dealer has it already */
  async function receive(more: Partial<StoredInquiry> = {}, circumstances: Circumstances = {}, isDelivered = true) {
    const inquiry = testInquiry(more)
    await store(SINKS).accept(inquiry, circumstances)
    const deliveries = database().db.updateTable('delivery').set({ state: 'delivered' })
    if (isDelivered) await deliveries.where('inquiry_id', '=', inquiry.id).execute()
    return inquiry.id
  }

  /** @returns the mails that the mail server has taken */
  async function sendAll(now = Date.now()) {
    const email = {
      smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
      from: 'Site <site@carts.example.com>',
      to: ['sales@carts.example.com'],
      adfTo: [],
      mailsPerHour: 60,
    }
    const receipts = new Receipts(database(), email, SINKS, log)
    while (await receipts.sendNext(now));
    return mailServer.mails
  }

  test('no customer gets a receipt until an owner has switched it on, and then none for older inquiries', async () => {
    await receive()
    expect(await sendAll()).toEqual([])
    const received = Date.now()
    await vi.waitUntil(() => Date.now() > received, { interval: 1 })
    await toggle(true)
    expect(await new ReceiptSwitch(database()).state()).toEqual({ isOn: true, at: expect.any(String), by: 'Anna' })
    expect(await sendAll()).toEqual([])
    const id = await receive({ email: 'zoe@example.com' })
    expect(recipientsOf(await sendAll())).toEqual(['zoe@example.com'])
    expect(await receiptOf(id)).toMatchObject({ state: 'sent', answer: expect.stringContaining('250') })
    await toggle(false)
    await receive({ email: 'carl@example.com' })
    expect(await sendAll()).toHaveLength(1)
  })

  test('the mail has no word of the sender, answers go to the dealer, and other programs do not answer it', async () => {
    await toggle(true)
    const vehicle = testVehicle('rover', 'Denago Rover XL', 'denago')
    const words = { firstName: 'Winner', lastName: 'Prize', message: 'See https://spam.example', seller: 'Mallory' }
    await receive({ ...words, vehicleId: 'Cheap pills' }, { vehicle })
    const [mail = ''] = await sendAll()
    expect(mail).toContain('We got your message about the Denago Rover XL.')
    expect(mail).toContain('Auto-Submitted: auto-replied')
    expect(mail).toContain(`\r\nReply-To: ${dealer.name} <${dealer.email.sales}>\r\n`)
    expect(mail).toMatch(/^From: Site <site@carts\.example\.com>\r$/m)
    expect(subjectOf(mail)).toMatch(/^We got your message \([A-Z0-9]{4}-[A-Z0-9]{4}\)$/)
    for (const word of [...Object.values(words), 'Cheap pills', 'http']) expect(mail).not.toContain(word)
  })

  test('one mailbox gets one receipt a day, in any spelling of its address, and the second inquiry says why', async () => {
    await toggle(true)
    await receive({ email: 'ada@example.com' })
    const second = await receive({ email: 'Ada+2@Example.com' })
    expect(await sendAll()).toHaveLength(1)
    expect(await receiptOf(second)).toMatchObject({ state: 'not-sent', last_error: expect.stringContaining('a day') })
  })

  test('the dealer’s own deliveries go first', async () => {
    await toggle(true)
    const id = await receive({}, {}, false)
    expect(await sendAll()).toEqual([])
    const failed = { attempts: 1, due_at: isoTime(Date.now() + 5 * MINUTE) }
    await database().db.updateTable('delivery').set(failed).where('inquiry_id', '=', id).execute()
    expect(await sendAll()).toHaveLength(1)
  })

  test('an inquiry that is held back, erased or an hour old gets no receipt', async () => {
    await toggle(true)
    await receive({ email: 'spam@example.com' }, { suspected: true })
    const erased = await receive({ email: 'gone@example.com' })
    await database().db.updateTable('inquiry').set({ payload: null }).where('id', '=', erased).execute()
    expect(await sendAll()).toEqual([])
    await receive({ email: 'late@example.com' })
    expect(await sendAll(Date.now() + 61 * MINUTE)).toEqual([])
  })

  test('a flood of inquiries causes no more mails than an hour may have', async () => {
    await toggle(true)
    const emails = Array.from({ length: RECEIPTS_PER_HOUR + 1 }, (_, count) => `ada${count}@example.com`)
    const ids = await Promise.all(emails.map((email) => receive({ email })))
    const sent = { state: 'sent' as const, attempts: 1, at: isoTime(Date.now()), due_at: isoTime(Date.now()) }
    const rows = ids.slice(2).map((inquiry_id) => ({ inquiry_id, ...sent }))
    await database().db.insertInto('receipt').values(rows).execute()
    expect(await sendAll()).toHaveLength(1)
  })

  test('a customer gets a receipt although the clock was ahead before', async () => {
    await toggle(true)
    const nextYear = isoTime(Date.now() + 365 * 24 * 60 * MINUTE)
    await database().db.updateTable('setting').set({ set_at: nextYear }).execute()
    const receiveWith = async (email: string, state?: 'sent' | 'waiting') => {
      const inquiry_id = await receive({ email })
      const row = state && { inquiry_id, state, attempts: 1, at: nextYear, due_at: nextYear }
      if (row) await database().db.insertInto('receipt').values(row).execute()
    }
    for (let count = 0; count < RECEIPTS_PER_HOUR; count += 1) await receiveWith(`ada${count}@example.com`, 'sent')
    await receiveWith('ada0@example.com')
    await receiveWith('zoe@example.com', 'waiting')
    expect(recipientsOf(await sendAll())).toEqual(['ada0@example.com', 'zoe@example.com'])
  })

  test('a mail server that cannot be reached is tried three times', async () => {
    await toggle(true)
    const id = await receive({ email: 'ada@example.com' })
    await mailServer.stop()
    const start = Date.now()
    await sendAll(start)
    expect(await receiptOf(id)).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'SMTP ECONNREFUSED' })
    expect(await receiptOf(id, start + 61 * MINUTE)).toMatchObject({ state: 'not-sent' })
    for (const minutes of [6, 12, 18, 24]) await sendAll(start + minutes * MINUTE)
    expect(await receiptOf(id)).toMatchObject({ state: 'not-sent', attempts: 3 })
  })

  test('a mail server that refuses the address is not asked again', async () => {
    await toggle(true)
    const id = await receive({ email: 'nobody@example.com' })
    await sendAll()
    const receipt = { state: 'not-sent', attempts: 1, last_error: 'SMTP 550 (RCPT TO)' }
    expect(await receiptOf(id)).toMatchObject(receipt)
  })

  test('a receipt that waits for another attempt ends when receipts are switched off', async () => {
    await toggle(true)
    const id = await receive()
    await mailServer.stop()
    await sendAll()
    await toggle(false)
    expect(await receiptOf(id)).toMatchObject({ state: 'not-sent', last_error: 'switched off' })
  })

  test('a customer gets a receipt although one mailbox has sent many inquiries before', async () => {
    await toggle(true)
    for (let count = 0; count < 25; count += 1) await receive({ email: `ada+${count}@example.com` })
    await receive({ email: 'zoe@example.com' })
    expect(recipientsOf(await sendAll())).toEqual(['ada+0@example.com', 'zoe@example.com'])
  })

  test('two servers send one receipt', async () => {
    await toggle(true)
    await receive()
    await Promise.all([sendAll(), sendAll()])
    expect(mailServer.mails).toHaveLength(1)
  })
})
