import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '../tests/limits.ts'
import { takeInstallLock } from './install-lock.mjs'

let file: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  file = join(folder, '.cache/turn.txt')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Another process that acquires the lock and keeps it. */
async function otherOwner() {
  const code = `import { takeInstallLock } from ${JSON.stringify(pathToFileURL('tools/install-lock.mjs').href)}
    await takeInstallLock(${JSON.stringify(file)}, () => {})
    process.stdout.write('mine')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  return other
}

test('an installation waits for one that is under way, and not for one that was killed', async () => {
  const other = await otherOwner()
  let waitedFor: string | undefined
  const giveBack = await takeInstallLock(file, (owner) => {
    waitedFor = owner
    other.kill('SIGKILL')
  })
  expect(waitedFor).toBe(String(other.pid))
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  giveBack()
  expect(existsSync(file)).toBe(false)
})

test('of several that wait for one that was killed, one goes first', async () => {
  const other = await otherOwner()
  other.kill('SIGKILL')
  await once(other, 'exit')
  let waiting = 0
  let atOnce = 0
  const one = async () => {
    const giveBack = await takeInstallLock(file, () => {
      waiting += 1
    })
    atOnce += 1
    await vi.waitUntil(() => waiting === 2, { timeout: LIMITS.wait })
    expect(atOnce).toBe(1)
    atOnce -= 1
    giveBack()
  }
  await Promise.all([one(), one(), one()])
})

test('a file that names no owner is not waited for once it is old', async () => {
  ;(await takeInstallLock(file, () => {}))()
  writeFileSync(file, '')
  const minuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, minuteAgo, minuteAgo)
  const giveBack = await takeInstallLock(file, () => expect.fail('waits'))
  giveBack()
})
