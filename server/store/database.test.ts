import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEXT_RELEASE } from '../../tests/databases.ts'
import { type DatabaseConfig, databaseFile, openDatabase } from './database.ts'
import { InquiryRecords } from './inquiry-records.ts'

describe('on the embedded database', () => {
  let dataDir: string
  let config: DatabaseConfig
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'opening-'))
    config = { kind: 'sqlite', dataDir }
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('another process that writes delays the update, and nothing else', async () => {
    await (await openDatabase(config)).db.destroy()
    const other = new Database(databaseFile(dataDir))
    other.exec('begin immediate')
    const opening = openDatabase(config, { steps: NEXT_RELEASE })
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
    other.exec('commit')
    await (await opening).db.destroy()

    other.exec('begin immediate')
    for (const readOnly of [false, true]) {
      const database = await openDatabase(config, { readOnly, steps: NEXT_RELEASE })
      expect(await new InquiryRecords(database).list()).toEqual([])
      await database.db.destroy()
    }
    other.exec('rollback')
    other.close()
  })
})
