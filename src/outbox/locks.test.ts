import { afterEach, expect, it, vi } from 'vitest'
import { createPageLocks, ifInquiryUnlocked, sharedLocks, withFlushLock, withInquiryLock } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

/** Work that continues until the test ends it. */
function pending() {
  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => work, end: () => end() }
}

it('runs one flush after the other, also after one that failed', async () => {
  const locks = createPageLocks()
  const order: string[] = []
  const first = pending()
  const flushes = [
    withFlushLock(locks, () => first.work().then(() => order.push('first'))),
    withFlushLock(locks, async () => {
      order.push('second')
      throw new Error('disk')
    }).catch(() => {}),
    withFlushLock(locks, async () => order.push('third')),
  ]
  first.end()
  await Promise.all(flushes)
  expect(order).toEqual(['first', 'second', 'third'])
})

it('leaves a locked inquiry alone', async () => {
  const locks = createPageLocks()
  const form = pending()
  const held = withInquiryLock(locks, 'a', form.work)
  expect(await ifInquiryUnlocked(locks, 'a', async () => 'sent')).toBeUndefined()
  expect(await ifInquiryUnlocked(locks, 'b', async () => 'sent')).toBe('sent')
  form.end()
  await held
  expect(await ifInquiryUnlocked(locks, 'a', async () => 'sent')).toBe('sent')
})

it('works without the locks of a browser that blocks all data of the site, one after the other', async () => {
  const refuse = async () => Promise.reject(new DOMException('The request was denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse } })
  const form = pending()
  const held = withInquiryLock(sharedLocks(), 'a', form.work)
  await Promise.resolve()
  expect(await ifInquiryUnlocked(sharedLocks(), 'b', async () => 'sent')).toBe('sent')
  expect(await ifInquiryUnlocked(sharedLocks(), 'a', async () => 'sent')).toBeUndefined()
  form.end()
  await held
  const work = vi.fn(async () => Promise.reject(new Error('disk')))
  await expect(withFlushLock(sharedLocks(), work)).rejects.toThrow('disk')
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not repeat what failed inside a lock of the browser', async () => {
  const request = async (_name: string, _options: unknown, work: () => unknown) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => Promise.reject(new DOMException('The operation is insecure', 'SecurityError')))
  await expect(withFlushLock(sharedLocks(), work)).rejects.toThrow('insecure')
  expect(work).toHaveBeenCalledTimes(1)
})

it('does nothing that was cancelled while it waited', async () => {
  const locks = createPageLocks()
  const first = pending()
  const held = withFlushLock(locks, first.work)
  const controller = new AbortController()
  const work = vi.fn(async () => {})
  const waiting = locks.request('outbox-flush', { signal: controller.signal }, work)
  controller.abort()
  first.end()
  await held
  await expect(waiting).rejects.toThrow()
  expect(work).not.toHaveBeenCalled()
})
