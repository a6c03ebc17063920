import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { freePort } from '../free-port.ts'
import { OFFICE } from '../server-program.ts'
import { isAvailable } from '../system-tools.ts'

/** Every write to it fails like one to a full disk. */
const FULL = '/dev/full'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Starts an office whose standard output is this file, and waits until it answers. */
async function startOffice(output: string) {
  const dir = mkdtempSync(join(tmpdir(), 'office-'))
  cleanUps.push(() => rmSync(dir, { recursive: true, force: true }))
  const database = await openDatabase({ kind: 'sqlite', dataDir: dir })
  await database.db.destroy()
  mkdirSync(join(dir, 'pages/assets'), { recursive: true })
  writeFileSync(join(dir, 'pages/index.html'), '<!doctype html>')
  const port = await freePort()
  const log = openSync(output, 'w')
  const office = spawn(process.execPath, [OFFICE], {
    env: { ...process.env, OFFICE_PORT: String(port), OFFICE_DIR: join(dir, 'pages'), DATA_DIR: dir },
    stdio: ['ignore', log, 'ignore'],
  })
  closeSync(log)
  const ended = once(office, 'exit')
  cleanUps.push(async () => {
    office.kill('SIGKILL')
    await ended
  })
  const status = async () => (await fetch(`http://localhost:${port}/`).catch(() => undefined))?.status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  return { office, port }
}

/** Far less than the limits of connections. */
const endsSoon = (office: ChildProcess) => expect.poll(() => office.exitCode, { timeout: 20_000 }).toBe(0)

test.runIf(isAvailable(FULL, existsSync(FULL)))(
  'with a full disk under its log the office answers, and stops well',
  async () => {
    const { office } = await startOffice(FULL)
    office.kill('SIGTERM')
    await endsSoon(office)
  },
  40_000,
)

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a connection on which nothing comes does not delay the end of the office by %s',
  async (signal) => {
    const { office, port } = await startOffice('/dev/null')
    const silent = connect(port, '127.0.0.1')
    silent.on('error', () => undefined)
    cleanUps.push(() => silent.destroy())
    await once(silent, 'connect')
    office.kill(signal)
    await endsSoon(office)
  },
  40_000,
)
