import { expect, it, vi } from 'vitest'
import { isOutboxSync, registerSync } from './register-sync.ts'

it('asks for a sync under a fresh tag each time', async () => {
  const register = vi.fn(async (_tag: string) => {})
  expect(await registerSync({ sync: { register } })).toBe(true)
  expect(await registerSync({ sync: { register } })).toBe(true)
  const tags = register.mock.calls.map(([tag]) => tag)
  expect(new Set(tags).size).toBe(2)
  expect(tags.every(isOutboxSync)).toBe(true)
  expect(isOutboxSync('other')).toBe(false)
})

it('does nothing where the browser has no Background Sync or refuses it', async () => {
  expect(await registerSync({})).toBe(false)
  expect(await registerSync({ sync: { register: () => Promise.reject(new Error('denied')) } })).toBe(false)
})
