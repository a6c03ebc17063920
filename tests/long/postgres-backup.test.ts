import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { InquiryRecords } from '../../server/store/inquiry-records.ts'
import { SqlStore } from '../../server/store/sql-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { hasPostgresTools, type Postgres, startPostgres } from '../postgres/server.ts'
import { isAvailable } from '../system-tools.ts'

const hasTools = isAvailable('a pg_dump that fits', hasPostgresTools())

/** The commands as docs/operations.md has them. */
const commands = readFileSync('docs/operations.md', 'utf8').split('\n')
const backup = commands.find((line) => line.includes('pg_dump --')) ?? ''
const restore = commands.find((line) => line.startsWith('pg_restore --')) ?? ''

const dir = mkdtempSync(join(tmpdir(), 'dump-'))
let postgres: Postgres | undefined
beforeAll(async () => {
  if (hasTools) postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const run = (command: string, url: string) =>
  execFileSync('sh', ['-c', command], { cwd: dir, env: { ...process.env, DATABASE_URL: url } })

test.runIf(hasTools)('PostgreSQL is backed up and restored with the documented commands', async () => {
  const url = (await postgres?.createDatabase()) ?? ''
  const database = await openDatabase({ kind: 'postgres', url })
  const inquiry = testInquiry()
  await new SqlStore(database, []).accept(inquiry)
  run(backup, url)
  expect((statSync(join(dir, 'inquiries.dump')).mode & 0o777).toString(8)).toBe('600')

  await new SqlStore(database, []).accept(testInquiry())
  await database.db.destroy()
  const empty = (await postgres?.createDatabase()) ?? ''
  for (const target of [url, empty]) {
    run(restore, target)
    const restored = await openDatabase({ kind: 'postgres', url: target })
    expect(await new InquiryRecords(restored).list()).toMatchObject([{ inquiry }])
    await restored.db.destroy()
  }
})
