// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOutbox } from './use-outbox.ts'
import '../../../tests/patient.ts'

vi.mock('../../outbox/exists.ts', () => ({ outboxExists: async () => true }))
vi.mock('../../outbox/row-store.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says that the code is missing, and not that this browser stores nothing', async () => {
  const { result } = renderHook(useOutbox)
  await waitFor(() => expect(result.current).toBeDefined())
  expect(result.current).toBe('unloaded')
})
