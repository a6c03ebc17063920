import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LogDestination } from './log-destination.ts'

test('lines are written whole and in order, and none is counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const fd = openSync(join(folder, 'log'), 'w')
  const log = new LogDestination(fd)
  log.write('one\n')
  log.write('zwei, f\u00fcnf\n')
  closeSync(fd)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('one\nzwei, f\u00fcnf\n')
  expect(log.dropped).toBe(0)
  rmSync(folder, { recursive: true })
})

test('a line that cannot be written is dropped and counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const fd = openSync(join(folder, 'log'), 'w')
  closeSync(fd)
  const readOnly = openSync(join(folder, 'log'), 'r')
  const log = new LogDestination(readOnly)
  log.write('one\n')
  log.write('two\n')
  closeSync(readOnly)
  expect(log.dropped).toBe(2)
  rmSync(folder, { recursive: true })
})
