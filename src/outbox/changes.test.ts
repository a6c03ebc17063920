import { expect, it, vi } from 'vitest'
import { announceChange, subscribe } from './changes.ts'

it('notifies of changes in this page at once', () => {
  const listener = vi.fn()
  const stop = subscribe(listener)
  announceChange()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  announceChange()
  expect(listener).toHaveBeenCalledTimes(1)
})

it('notifies of changes in other tabs and in the worker', async () => {
  vi.resetModules()
  const otherTab = await import('./changes.ts')
  const heard = new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop()
      resolve()
    })
  })
  otherTab.announceChange()
  await heard
})

it('notifies this page where the browser refuses a channel to the others', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  const listener = vi.fn()
  const stop = subscribe(listener)
  announceChange()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  expect(announceChange).not.toThrow()
  vi.unstubAllGlobals()
})
