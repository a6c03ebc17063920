import { throwIfAborted } from './throw-if-aborted.ts'

/** An answer, or the end of other work, did not come in time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/**
 * Ends work after a time, or when another signal aborts. Older tablets have neither `AbortSignal.timeout` nor
 * `AbortSignal.any`.
 * @param work gets a signal that tells it to end. Work that ignores it continues, and its result is ignored
 * @throws TooLate after `ms`, the reason of `outer`, or what the work throws
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  throwIfAborted(outer)
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new TooLate()), ms)
  const follow = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', follow)
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([ended, work(signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', follow)
  }
}
