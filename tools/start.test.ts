import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../tests/free-port.ts'

/** Node.js prints the path of every program that it runs. */
const PRINT_PROGRAM = '--import=data:text/javascript,console.log(process.argv[1])'

test('a start that is stopped while it builds serves nothing, although there is an earlier build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const siteDir = join(folder, 'dist')
  mkdirSync(siteDir)
  writeFileSync(join(siteDir, 'index.html'), 'the build before')
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
      NODE_OPTIONS: PRINT_PROGRAM,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let output = ''
    const decided = new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        const wasChecking = output.includes('check-content.mjs')
        output += data
        if (!wasChecking && output.includes('check-content.mjs')) child.kill('SIGTERM')
        if (output.includes('Starting the server')) resolve()
      })
    })
    await Promise.race([decided, once(child, 'close')])
    expect(output).toContain('check-content.mjs')
    expect(output).not.toContain('Starting the server')
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
})
