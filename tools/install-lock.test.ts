import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
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
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  giveBack()
  expect(existsSync(file)).toBe(false)
})
