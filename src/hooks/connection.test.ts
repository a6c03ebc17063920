import { afterEach, expect, it, vi } from 'vitest'
import { connection, networkLost, serverMissed, serverReached } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a lost network', () => networkLost(), true, 'offline'],
  ['no answer and no network', () => serverMissed(), false, 'offline'],
  ['a late answer and no network', () => serverMissed(true), false, 'offline'],
  ['a late answer', () => serverMissed(true), true, 'weak'],
  ['no answer', () => serverMissed(), true, 'server-unreachable'],
] as const)('after %s', (_what, happens, onLine, state) => {
  vi.stubGlobal('navigator', { onLine })
  serverReached()
  happens()
  expect(connection.get()).toBe(state)
  // The browser's word is wrong on some networks: an answer counts more.
  serverReached(-10_000)
  expect(connection.get()).toBe('online')
})
