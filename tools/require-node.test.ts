import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Requires the check as if Node.js were of that version. */
function startedWith(version: string) {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' })
    require('./tools/require-node.cjs')
    console.log('goes on')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('on a Node.js that is too old, one sentence says so and what to do', () => {
  for (const version of ['20.18.3', '18.20.8', '6.17.1'])
    expect(startedWith(version)).toEqual({
      status: 1,
      stdout: '',
      stderr: `This project needs Node.js >=20.19, and this is ${version}. Get a newer one from https://nodejs.org and run the command again.\n`,
    })
})

test('a newer Node.js goes on', () => {
  for (const version of ['20.19.0', '22.0.0', '24.1.2'])
    expect(startedWith(version)).toMatchObject({ status: 0, stdout: 'goes on\n' })
})
