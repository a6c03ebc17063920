import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { testCommands } from './test-commands.ts'

const { run, receive, forgetAll, stop } = await testCommands()
afterAll(stop)
beforeEach(forgetAll)

const DAY_MS = 86_400_000

test('list shows who wrote an inquiry, and the state of its delivery', async () => {
  const { reference } = await receive()
  await receive({ firstName: 'Bob' }, [])
  const output = await run('list')
  expect(output).toContain(`${reference}  `)
  expect(output).toMatch(/ {2}Ada Byron {2}570-555-0100 {2}sales +email waiting\n/)
  expect(output).toMatch(/ {2}Bob Byron {2}570-555-0100 {2}sales +kept here only\n/)
  expect(output).toContain('2 shown, last written first. From the database of this test.')
  expect(await run('list', undefined, { waiting: true })).toContain('1 shown')
  expect(await run('list', undefined, { limit: '1' })).toContain('1 shown')
})

test('the columns of list line up, with the seller and the event where they are known', async () => {
  await receive({ seller: 'Sam Reed', event: 'Lake day' }, [])
  await receive({ firstName: 'Maximiliana', vehicleId: 'denago-ev-city' })
  const [header = '', ...lines] = (await run('list'))?.trimEnd().split('\n').slice(0, 3) ?? []
  expect(lines.map((line) => line.indexOf('570-555-0100'))).toEqual(Array(2).fill(header.indexOf('PHONE')))
  expect(lines.join('\n')).toContain('  Sam Reed, Lake day  ')
})

test('show prints everything about one inquiry', async () => {
  const { reference } = await receive({ vehicleId: 'denago-ev-city' })
  const output = await run('show', reference.toLowerCase())
  for (const part of ['firstName: Ada', 'vehicleId: denago-ev-city', 'email: waiting', '0 attempts']) {
    expect(output).toContain(part)
  }
})

test('list, show and export name the unit, also one that was sold meanwhile or stored without its entry', async () => {
  const vehicle = testVehicle('sold-since', 'Denago Rover XL', 'denago')
  const sold = await receive({ vehicleId: vehicle.id }, [], { vehicle })
  const older = await receive({ vehicleId: 'denago-ev-city' }, [])
  const unknown = await receive({ vehicleId: 'never-there' }, [])
  const output = await run('list')
  expect(output).toMatch(/sales, Denago Rover XL +kept here only/)
  expect(output).toMatch(/sales, Denago EV City +kept here only/)
  expect(output).toMatch(/sales, unknown cart \(never-there\) +kept here only/)
  expect(await run('show', sold.reference)).toContain('\nvehicle: Denago Rover XL\n')
  expect(await run('show', older.reference)).toContain('\nvehicle: Denago EV City\n')
  expect(await run('show', unknown.reference)).not.toContain('\nvehicle:')
  const table = await run('export', undefined, { format: 'csv' })
  expect(table).toMatch(/,colors,vehicle,delivery,answeredAt,answeredBy,closedAt,closedBy\r\n/)
  expect(table).toContain(',Denago Rover XL,kept here only,,,,\r\n')
  expect(table).toContain(',Denago EV City,kept here only,,,,\r\n')
  expect(await run('export', undefined, { format: 'adf' })).toContain('<model>Rover XL</model>')
  const kept = JSON.parse((await run('export')) ?? '') as { id: string; vehicle?: { name: string } }[]
  expect(kept.find(({ id }) => id === sold.id)?.vehicle).toEqual(vehicle)
  expect(kept.find(({ id }) => id === older.id)?.vehicle?.name).toBe('Denago EV City')
})

test('export writes JSON, a table and ADF', async () => {
  const { inquiry, reference } = await receive({ lastName: '=1+1', vehicleId: 'denago-ev-city' })
  expect(JSON.parse((await run('export')) ?? '')).toMatchObject([{ reference, inquiry }])
  expect(await run('export', undefined, { format: 'csv' })).toContain(
    `Ada,'=1+1,ada@example.com,570-555-0100,sales,${inquiry.message},denago-ev-city,,,,,,,,,,,,Denago EV City,email waiting,,,,\r\n`,
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

test('list and show say when an inquiry was written and which one it replaces', async () => {
  const { earlier, later } = await receiveReplaced()
  const [header, first, second] = (await run('list'))?.split('\n') ?? []
  expect(header).toMatch(/^REFERENCE +WRITTEN +RECEIVED +WHO +PHONE +WHAT +SELLER +DELIVERY +REPLACEMENTS$/)
  expect(first?.split(/ {2,}/)).toEqual([
    later.reference,
    'May 1, 2026, 8:00 AM EDT',
    expect.stringMatching(/ E[DS]T$/),
    'Ada Byron',
    '570-555-0100',
    'sales',
    'kept here only',
    `replaces ${earlier.reference}`,
  ])
  expect(second).toContain(`${earlier.reference}  May 1, 2026, 8:00 AM EDT`)
  expect(second).toMatch(new RegExp(`replaced by ${later.reference}$`))
  const lines = (await run('show', later.reference))?.split('\n')
  for (const line of ['written: May 1, 2026, 8:00 AM EDT', `replaces: ${earlier.reference}`, 'contactBy: call']) {
    expect(lines).toContain(line)
  }
  expect(await run('show', earlier.reference)).toContain(`\nreplaced by: ${later.reference}\n`)
})

test('list and show say when the time of writing is unknown, and which inquiry replaces one that never arrived', async () => {
  const replaces = randomUUID()
  const { reference } = await receive({}, [], { replaces: [replaces] })
  expect(await run('list')).toMatch(new RegExp(`^${reference} {2}unknown {2}`, 'm'))
  const output = await run('show', reference)
  expect(output).toContain(`\nwritten: unknown\nreplaces: ${replaces} (not received)\n`)
})

test('export is in the order of writing, and says which inquiry replaces which', async () => {
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
  expect(header).toMatch(/^\ufeffreference,id,receivedAt,writtenAt,replaces,replacedBy,firstName,/)
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
    heardFrom: 'drive-by',
    seller: 'Sam Reed',
    event: '=1+1',
    colors: '-orange paint',
  })
  const table = await run('export', undefined, { format: 'csv' })
  expect(table).toContain(
    `,2026-05-09,afternoon,text,"'=HYPERLINK(""http://evil.example"")","=""+1""",2019,'@SUM(A1),drive-by,Sam Reed,'=1+1,'-orange paint,`,
  )
})

test('export from a day on leaves out earlier inquiries', async () => {
  await receive()
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  expect(await run('export', undefined, { since: tomorrow })).toBe('[]\n')
})
