import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-packages-'))
  mkdirSync(join(folder, 'tools'))
  for (const file of ['require-node.cjs', 'require-packages.cjs'])
    copyFileSync(`tools/${file}`, join(folder, 'tools', file))
  copyFileSync('package.json', join(folder, 'package.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command of a script in `package.json` in a checkout without sources. */
function runScript(name: keyof typeof manifest.scripts) {
  const [, ...args] = manifest.scripts[name].split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each(Object.entries(manifest.scripts).filter(([, command]) => command.includes('--import tsx')))(
  'without packages, npm run %s says in one sentence what to run',
  (name) => {
    const { status, stdout, stderr } = runScript(name as keyof typeof manifest.scripts)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^The packages are not installed yet\. Run `npm ci --ignore-scripts` .*\n$/)
  },
)

test('with them it goes on', () => {
  mkdirSync(join(folder, 'node_modules/tsx'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/tsx/index.js'), '')
  expect(runScript('inquiries').stderr).not.toContain('not installed')
})
