import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { outboxExists } from './exists.ts'
import { queueText } from './row-store.ts'

afterEach(() => void vi.unstubAllGlobals())

it('is known once an inquiry was kept', async () => {
  expect(await outboxExists()).toBe(false)
  const payload = { firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' } as const
  await queueText({ id: '0b0e7a4e-52a5-4b3a-9d0f-0d6f5f7d1a11', payload, writtenAt: 1 })
  expect(await outboxExists()).toBe(true)
})

it('is assumed where the browser does not tell', async () => {
  vi.stubGlobal('indexedDB', {})
  expect(await outboxExists()).toBe(true)
})
