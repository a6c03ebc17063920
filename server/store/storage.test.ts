import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NEXT_RELEASE, onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { openDatabase } from './database.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { InquiryRecords } from './inquiry-records.ts'
import { migrate, steps } from './migrations.ts'
import { SqlStore } from './sql-store.ts'
import { writeProbe } from './write-probe.ts'

/** Found by trying 1.2 million: both make the reference EC5G-VYRX. */
const IDS_OF_ONE_REFERENCE = ['00000000-0000-4000-8000-0000000fd2d3', '00000000-0000-4000-8000-000000119d20']

onEachDatabase(({ fresh, database, store }) => {
  test('a database is brought up to date once, and can be written', async () => {
    await migrate(database().db, steps)
    await writeProbe(database())
    const tables = await database().db.introspection.getTables()
    expect(tables.map(({ name }) => name).toSorted()).toEqual([
      'daily_erasure',
      'delivery',
      'inquiry',
      'inquiry_step',
      'kiosk',
      'notice',
      'office_challenge',
      'office_invitation',
      'office_passkey',
      'office_person',
      'office_session',
      'photograph_form',
      'receipt',
      'setting',
      'special_hours',
      'stock_change',
      'stock_version',
      'unit',
    ])
  })

  test('a database that is newer than the program is left alone', async () => {
    const config = await fresh()
    await (await openDatabase(config, { steps: NEXT_RELEASE })).db.destroy()
    await expect(openDatabase(config)).rejects.toThrow(/^The database .* cannot be used: .*0002-next/)
  })

  test('an update keeps the inquiries, and the release before goes on storing beside it', async () => {
    const config = await fresh()
    const [first, second] = [testInquiry(), testInquiry()]
    const before = await openDatabase(config)
    await new SqlStore(before, ['email']).accept(first)
    const after = await openDatabase(config, { steps: NEXT_RELEASE })
    await new SqlStore(before, ['email']).accept(second)
    const records = await new InquiryRecords(after).list()
    expect(records.map(({ inquiry }) => inquiry).toReversed()).toEqual([first, second])
    await before.db.destroy()
    await after.db.destroy()
  })

  test('a command that only reads neither creates nor changes a database, and says that it is too old', async () => {
    const config = await fresh()
    const read = (steps = NEXT_RELEASE) => openDatabase(config, { readOnly: true, steps })
    await expect(read()).rejects.toThrow(/^(?:There is no database in |The database .* is older than this program)/)
    const database = await openDatabase(config)
    await new SqlStore(database, ['email']).accept(testInquiry())
    await database.db.destroy()
    await expect(read()).rejects.toThrow('is older than this program: start the server, which brings it up to date.')
    const unchanged = await read(steps)
    expect(await new InquiryRecords(unchanged).list()).toHaveLength(1)
    await unchanged.db.destroy()
  })

  test('an inquiry whose reference is taken gets the next one, with its deliveries, and every copy is answered alike', async () => {
    const [first, second] = IDS_OF_ONE_REFERENCE.map((id) => testInquiry({ id }))
    if (!first || !second) throw new Error('no ids')
    const sink = sinkOfItsOwn()
    const busy = store([sink])
    const outcomes = await Promise.all([first, second, second, testInquiry()].map((one) => busy.accept(one)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['replayed', 'stored', 'stored', 'stored'])
    const references = outcomes.map((outcome) => 'confirmation' in outcome && outcome.confirmation.reference)
    expect(references.slice(0, 3)).toEqual(['EC5G-VYRX', references[1], references[1]])
    expect(references[1]).not.toBe('EC5G-VYRX')
    expect(await busy.accept(second)).toMatchObject({ kind: 'replayed', confirmation: { reference: references[1] } })
    const records = new InquiryRecords(database())
    for (const [index, { id }] of [first, second].entries()) {
      expect(await records.list({ key: String(references[index]) })).toMatchObject([{ id, deliveries: [{ sink }] }])
    }
  })

  test('an inquiry and its deliveries are written together or not at all', async () => {
    const inquiry = testInquiry()
    await expect(store(['email', 'email']).accept(inquiry)).rejects.toThrow()
    expect(await new InquiryRecords(database()).list({ key: inquiry.id })).toEqual([])
    // And the failure is over with it.
    expect((await store(['email']).accept(inquiry)).kind).toBe('stored')
  })

  test('copies at the same moment are one inquiry, and all get the same answer', async () => {
    const inquiry = testInquiry()
    const sink = sinkOfItsOwn()
    const processes = [store([sink]), store([sink])]
    const copies = Array.from({ length: 10 }, () => processes).flat()
    const outcomes = await Promise.all(copies.map((process) => process.accept(inquiry)))
    const confirmations = outcomes.map((outcome) => 'confirmation' in outcome && outcome.confirmation)
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(new Set(confirmations.map((confirmation) => JSON.stringify(confirmation))).size).toBe(1)
    expect(await new DeliveryQueue(database()).waiting()).toContainEqual(expect.objectContaining({ sink, waiting: 1 }))
  })

  test('two messages with one id at the same moment: the first is kept, the second refused', async () => {
    const [inquiry, busy] = [testInquiry(), store()]
    const other = { ...inquiry, message: 'Something else entirely.' }
    const outcomes = await Promise.all([inquiry, other, inquiry].map((one) => busy.accept(one)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'conflict', 'replayed'])
  })

  test('an inquiry that cannot be compared with its stored copy fails alone, not those stored with it', async () => {
    const [known, fresh, busy] = [testInquiry(), testInquiry(), store()]
    await busy.accept(known)
    await database().db.updateTable('inquiry').set({ payload: 'not JSON' }).where('id', '=', known.id).execute()
    const outcomes = await Promise.allSettled([busy.accept(known), busy.accept(fresh)])
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { kind: 'stored' } }])
    await database().db.deleteFrom('inquiry').where('id', '=', known.id).execute()
  })

  test('an id in another letter case is the same inquiry', async () => {
    const inquiry = testInquiry({ id: 'abcdef01-2345-4678-9abc-def012345678' })
    await store().accept(inquiry)
    const again = await store().accept({ ...inquiry, id: inquiry.id.toUpperCase() })
    expect(again).toMatchObject({ kind: 'replayed', confirmation: { id: inquiry.id.toUpperCase() } })
  })

  test('the same fields in another order are the same inquiry; other content is another one', async () => {
    const inquiry = testInquiry()
    await store().accept(inquiry)
    const shuffled = Object.fromEntries(Object.entries(inquiry).toReversed()) as typeof inquiry
    expect((await store().accept(shuffled)).kind).toBe('replayed')
    expect((await store().accept({ ...inquiry, phone: '570-555-0199' })).kind).toBe('conflict')
  })

  test('the time of the first copy counts, and another time does not make another text', async () => {
    const inquiry = testInquiry()
    const [early, late] = [Date.now() - 60_000, Date.now() - 30_000]
    await store().accept(inquiry, { writtenAt: early })
    expect((await store().accept(inquiry, { writtenAt: late })).kind).toBe('replayed')
    expect((await store().accept(inquiry)).kind).toBe('replayed')
    expect(await new InquiryRecords(database()).list({ key: inquiry.id })).toMatchObject([
      { writtenAt: new Date(early).toISOString() },
    ])
  })

  test('`replaces` is stored with the first copy, and is not part of the text', async () => {
    const [inquiry, replaces] = [testInquiry(), 'abcdef01-2345-4678-9abc-def012345679']
    await store().accept(inquiry, { replaces: [replaces] })
    expect((await store().accept(inquiry, { replaces: [randomUUID()] })).kind).toBe('replayed')
    expect((await store().accept(inquiry)).kind).toBe('replayed')
    const [record] = await new InquiryRecords(database()).list({ key: inquiry.id })
    expect(record?.replaces?.id).toBe(replaces)
  })
})

test('the folder of the embedded database is for its owner only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'storage-'))
  const database = await openDatabase({ kind: 'sqlite', dataDir: join(dataDir, 'private') })
  await database.db.destroy()
  expect(statSync(join(dataDir, 'private')).mode & 0o077).toBe(0)
  rmSync(dataDir, { recursive: true })
})
