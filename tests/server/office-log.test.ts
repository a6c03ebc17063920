import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { People } from '../../server/office/people.ts'
import { Sessions } from '../../server/office/sessions.ts'
import { openDatabase } from '../../server/store/database.ts'
import { SqlStore } from '../../server/store/sql-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { freePort } from '../free-port.ts'
import { startServer } from '../processes.ts'
import { OFFICE } from '../server-program.ts'

const dir = mkdtempSync(join(tmpdir(), 'office-log-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the log of the office names nobody, also when a request fails', async () => {
  const database = await openDatabase({ kind: 'sqlite', dataDir: dir })
  const people = new People(database)
  const owner = await people.add({ name: 'Olga Owner', role: 'owner' })
  const session = await new Sessions(database).begin(owner.id)
  const inquiry = testInquiry()
  await new SqlStore(database, []).accept(inquiry, {})
  mkdirSync(join(dir, 'pages/assets'), { recursive: true })
  writeFileSync(join(dir, 'pages/index.html'), '<!doctype html>')

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const office = await startServer(OFFICE, {
    OFFICE_PORT: String(port),
    OFFICE_DIR: join(dir, 'pages'),
    DATA_DIR: dir,
    LOG_LEVEL: 'trace',
  })
  const ask = (method: string, path: string, body?: object) =>
    fetch(origin + path, {
      method,
      headers: { origin, cookie: `office=${session}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const added = await ask('POST', '/api/people', { name: 'Zoe Seller', role: 'staff' })
  const [, invitation = ''] = ((await added.json()) as { url: string }).url.split('#')
  const visits = async () => [
    (await ask('POST', '/api/invitation', { token: invitation })).status,
    (await ask('GET', `/api/inquiries?search=${inquiry.email}`)).status,
    (await ask('GET', `/api/inquiries/${inquiry.id}`)).status,
    (await ask('POST', `/api/inquiries/${inquiry.id}/answered`)).status,
  ]
  expect(await visits()).toEqual([200, 200, 200, 200])
  for (const table of ['inquiry', 'office_challenge'])
    await database.db.schema.alterTable(table).renameTo(`${table}_away`).execute()
  expect(await visits()).toEqual([500, 500, 500, 500])
  await database.db.schema.alterTable('office_session').renameTo('office_session_away').execute()
  expect((await ask('GET', '/api/people')).status).toBe(500)
  await database.db.destroy()
  await office.stop()

  const log = office.output().replace(/Server listening at \S+/g, '')
  expect(log.match(/request failed/g)).toHaveLength(5)
  const { firstName, lastName, email, phone, message } = inquiry
  const named = ['Olga', 'Zoe', firstName, lastName, email, phone, message, session, invitation, '127.0.0.1', '::1']
  expect(named.filter((word) => log.includes(word))).toEqual([])
})
