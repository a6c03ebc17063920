import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { openDatabase } from './database.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { Erasure } from './erasure.ts'
import { InquiryRecords } from './inquiry-records.ts'
import type { KeptInquiry } from './inquiry-store.ts'
import { SqlStore } from './sql-store.ts'

const DAY_MS = 86_400_000
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Whether a text stands in any file of a folder, in whatever part of it. */
const isInFiles = (folder: string, text: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text))

onEachDatabase(({ database, config, folder, store }) => {
  const receive = async (more: Partial<KeptInquiry>, sinks: string[] = []) => {
    const inquiry = testInquiry(more)
    await store(sinks).accept(inquiry)
    return inquiry
  }
  const records = () => new InquiryRecords(database())
  const erasure = (...sinks: string[]) => new Erasure(database(), sinks)
  /** As at the end of a usual day, and as an attacker with the disk would read it. */
  const writeOut = async () => {
    if (database().dialect === 'postgres') await sql`checkpoint`.execute(database().db)
  }

  test('what is purged is in no file any more, while servers go on using the database', async () => {
    const secrets = ['Quicksilver-4711', 'Bandersnatch-4712', 'zebulon@example.org']
    await receive({ message: `My garden is ${secrets[0]}.`, lastName: secrets[1], email: secrets[2] })
    const server = await openDatabase(config())
    for (let index = 0; index < 30; index += 1) {
      await new SqlStore(server, []).accept(testInquiry({ message: `${secrets[0]} again, and again.` }))
    }
    await writeOut()
    expect(secrets.map((secret) => isInFiles(folder(), secret))).toEqual([true, true, true])
    expect(await erasure().purge(later(1))).toMatchObject({ erased: 31, kept: 0, inFiles: false })
    await writeOut()
    expect(secrets.map((secret) => isInFiles(folder(), secret))).toEqual([false, false, false])
    const next = testInquiry({ message: 'This one came afterwards.' })
    expect((await new SqlStore(server, []).accept(next)).kind).toBe('stored')
    expect(await records().list({ key: next.id })).toMatchObject([{ inquiry: next }])
    await server.db.destroy()
  })

  test('what waits for a sink that is configured is kept, and a sink that was removed keeps nothing', async () => {
    await erasure().purge(later(1))
    const waiting = await receive({}, ['email'])
    const abandoned = await receive({}, ['removed'])
    expect(await erasure('email').purge(later(1))).toMatchObject({ erased: 1, kept: 1, abandoned: 1 })
    expect(await records().list({ key: waiting.id })).toMatchObject([{ inquiry: waiting }])
    expect(await records().list({ key: abandoned.id })).toMatchObject([
      { inquiry: undefined, erasedAt: expect.any(String), deliveries: [] },
    ])
    // Set up again, that sink has nothing to deliver that is not there.
    expect(await new DeliveryQueue(database()).claim('removed', Date.now() + 1)).toBeUndefined()
  })

  test('one person is erased whole, others are not, and a record without personal data remains', async () => {
    await erasure().purge(later(1))
    const email = 'Grace.Hopper@example.com'
    const mine = await receive({ email, message: 'Compilers-4713, please.' }, ['email', 'webhook'])
    const other = await receive({ email: 'grace@example.com' }, ['email'])
    const queue = new DeliveryQueue(database())
    const claim = await queue.claim('webhook', Date.now() + 1)
    if (claim) await queue.delivered(claim, Date.now(), 'crm.example.com')

    const keys = await erasure().inquiriesFrom('grace.hopper@EXAMPLE.com ')
    expect(keys).toEqual([mine.id])
    expect(await erasure('email', 'webhook').erase(keys)).toMatchObject({ erased: 1, inFiles: false })
    await writeOut()
    expect(isInFiles(folder(), 'Compilers-4713')).toBe(false)
    const [record] = await records().list({ key: mine.id })
    expect(record).toMatchObject({ id: mine.id, inquiry: undefined, erasedAt: expect.any(String) })
    expect(record?.deliveries).toMatchObject([{ sink: 'webhook', delivered_to: 'crm.example.com' }])
    expect(await queue.claim('email', Date.now() + 1)).toMatchObject({ inquiry: { id: other.id } })

    // A copy that turns up late is known, and brings nothing back.
    expect(await store(['email']).accept(mine)).toMatchObject({ kind: 'replayed' })
    expect(await erasure().inquiriesFrom(email)).toEqual([])
    expect(await erasure('email').erase([mine.id])).toMatchObject({ erased: 0 })
  })
})
