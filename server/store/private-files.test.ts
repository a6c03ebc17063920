import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testInquiry } from '../test-inquiry.ts'
import { backUp, openDatabase } from './database.ts'
import { SqlStore } from './sql-store.ts'

let dir: string
let umask: number
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'private-'))
  // As on most machines; the one that runs the tests may differ.
  umask = process.umask(0o022)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.umask(umask)
  rmSync(dir, { recursive: true, force: true })
})

const dataDir = () => join(dir, 'data')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  readdirSync(folder).map((name): [string, string] => [name, modeOf(join(folder, name))])

async function open() {
  const database = await openDatabase({ kind: 'sqlite', dataDir: dataDir() })
  await new SqlStore(database, []).accept(testInquiry())
  return database
}

const PRIVATE = [
  ['inquiries.db', '600'],
  ['inquiries.db-shm', '600'],
  ['inquiries.db-wal', '600'],
]

test('folder, database, log and copies are for the account of the server only', async () => {
  const database = await open()
  expect([modeOf(dataDir()), modesIn(dataDir())]).toEqual(['700', PRIVATE])
  const copy = join(dir, 'copy.db')
  await backUp(database, copy)
  await database.db.destroy()
  expect(modeOf(copy)).toBe('600')
})

test('a copy never overwrites a file, and leaves none behind when it fails', async () => {
  const database = await open()
  writeFileSync(join(dir, 'copy.db'), '')
  await expect(backUp(database, join(dir, 'copy.db'))).rejects.toThrow('EEXIST')
  const made = join(dir, 'made.db')
  await database.db.destroy()
  await expect(backUp(database, made)).rejects.toThrow()
  expect(readdirSync(dir)).not.toContain('made.db')
})

test('files that an earlier version left open to everyone are closed', async () => {
  const earlier = await open()
  for (const [name] of modesIn(dataDir())) chmodSync(join(dataDir(), name), 0o644)
  chmodSync(dataDir(), 0o755)
  const database = await open()
  expect([modeOf(dataDir()), modesIn(dataDir())]).toEqual(['700', PRIVATE])
  await database.db.destroy()
  await earlier.db.destroy()
})

describe('an open folder is refused with a sentence', () => {
  const sentence = (more: string) =>
    `The database in ${dataDir()} cannot be used: ${dataDir()} is open to other users of this machine (mode 755) and ${more}: close it with "chmod 700 ${dataDir()}", or name another folder.`

  beforeEach(() => mkdirSync(dataDir(), { mode: 0o755 }))

  test('when it belongs to another user', async () => {
    vi.spyOn(process, 'geteuid').mockReturnValue(statSync(dataDir()).uid + 1)
    await expect(open()).rejects.toThrow(sentence('belongs to another user'))
  })

  test('when it holds more than the database', async () => {
    writeFileSync(join(dataDir(), 'passwd'), '')
    await expect(open()).rejects.toThrow(sentence('holds other files (passwd)'))
    expect(modeOf(dataDir())).toBe('755')
    chmodSync(dataDir(), 0o700)
    await (await open()).db.destroy()
  })
})

test('an impossible folder is refused with the reason', async () => {
  writeFileSync(dataDir(), 'a file')
  await expect(open()).rejects.toThrow(/^The database in .*data cannot be used: .*data cannot be written: .*\.$/)
  await expect(openDatabase({ kind: 'sqlite', dataDir: join(dataDir(), 'below') })).rejects.toThrow(
    'cannot be written: a part of its path is a file.',
  )
})
