import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { type FlushOptions, flushOutbox } from '../src/outbox/flush.ts'
import { createPageLocks } from '../src/outbox/locks.ts'
import { deleteRow, listRows, queueText } from '../src/outbox/row-store.ts'
import { INQUIRY_ID, PAYLOAD as payload } from './inquiry.ts'

export const NOW = Date.parse('2025-11-03T14:00:00Z')
export const [A, B, C, D] = [
  INQUIRY_ID,
  'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21',
  'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31',
  'e6a3d4bb-2a7d-4e8c-9b2f-4c9a5d0e3f41',
] as const

/** The device's clock, epoch ms. */
export const clock = { now: NOW }
export const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
export const idOf = (init: RequestInit): string => JSON.parse(String(init.body)).id
export const accept = (id: string) =>
  Response.json({ id, reference: `REF-${id.slice(0, 4)}`, receivedAt: '2025-11-03T14:00:00.000Z' }, { status: 201 })
export const bodies = (): { id: string; writtenAt: number; replaces?: string | string[] }[] =>
  fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init.body)))
export const sent = () => fetchMock.mock.calls.map(([, init]) => idOf(init))
export const isReachable = vi.fn<() => Promise<boolean>>()
export const flush = (options: FlushOptions = {}) =>
  flushOutbox({
    fetch: fetchMock,
    isReachable,
    now: () => clock.now,
    random: () => 0,
    locks: createPageLocks(),
    ...options,
  })
export const save = (id: string, writtenAt = clock.now) => queueText({ id, payload, writtenAt })

/** Gives each test of a file an empty outbox, and a server that accepts everything and can be reached. */
export function startEmpty() {
  beforeEach(async () => {
    clock.now = NOW
    fetchMock.mockReset().mockImplementation(async (_url, init) => accept(idOf(init)))
    isReachable.mockReset().mockResolvedValue(true)
    for (const { id } of await listRows()) await deleteRow(id)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
