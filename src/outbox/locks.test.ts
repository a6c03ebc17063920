import { expect, it } from 'vitest'
import { createPageLocks, ifInquiryUnlocked, withFlushLock, withInquiryLock } from './locks.ts'

/** Work that goes on until it is told to end. */
function pending() {
  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => work, end: () => end() }
}

it('lets one flush after the other, also past one that failed', async () => {
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
