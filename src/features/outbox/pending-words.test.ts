import { expect, it } from 'vitest'
import { INQUIRY_ID, PAYLOAD } from '../../../tests/inquiry.ts'
import type { ConnectionState } from '../../lib/connection-state.ts'
import { type Failure, newRow } from '../../outbox/row.ts'
import { pendingWords } from './pending-words.ts'

const saved = newRow(INQUIRY_ID, PAYLOAD, undefined, 0)
const after = (kind: Failure['kind'], status: number, connection: ConnectionState = 'offline') =>
  pendingWords({ ...saved, lastError: { kind, status } }, connection)

it('gives no reason before an attempt has shown one', () => {
  expect(pendingWords(undefined, 'offline')).toEqual({ reason: '', step: 'Waiting to be sent' })
  expect(pendingWords(saved, 'offline')).toEqual({ reason: '', step: 'Waiting to be sent' })
})

it('waits for a connection only after no answer, and names the connection like the whole site', () => {
  expect(after('no-answer', 0)).toEqual({ reason: 'Offline.', step: 'Waiting for a connection' })
  expect(after('no-answer', 0, 'server-unreachable').reason).toBe('We can’t reach our server.')
  expect(after('no-answer', 0, 'online')).toEqual({ reason: '', step: 'Waiting to be sent' })
  expect(after('busy', 503)).toEqual({ reason: 'Our server is busy.', step: 'Waiting to be sent' })
  expect(after('foreign-answer', 200)).toEqual({
    reason: 'Something between here and our server got in the way. This network may want you to sign in.',
    step: 'Waiting to be sent',
  })
})
