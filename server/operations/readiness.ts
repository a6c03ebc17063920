import { finishesWithin } from '../finishes-within.ts'

/** How long an answer is reused: a balancer asks every few seconds, and each probe writes to the disk. */
const ANSWER_COUNTS_MS = 5_000

/** Longer than a healthy disk takes, and shorter than a balancer waits. */
const PROBE_LIMIT_MS = 2_000

type Log = { info: (message: string) => void; error: (fields: object, message: string) => void }

/**
 * Whether an inquiry could be stored now. However many clients ask, only one probe runs at a time, and no other for a
 * few seconds.
 * @param probe rejects when an inquiry could not be stored
 */
export function readiness(probe: () => Promise<void>, log: Log): () => Promise<boolean> {
  let ready = true
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const ask = async () => {
    const problem = await probe().then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
    if (problem && ready) log.error({ code: problem.code, error: problem.message }, 'inquiries cannot be stored')
    if (!problem && !ready) log.info('inquiries can be stored again')
    ready = !problem
    askedAt = performance.now()
    asking = undefined
  }

  return async () => {
    if (performance.now() - askedAt < ANSWER_COUNTS_MS) return ready
    asking ??= ask()
    const inTime = await finishesWithin(asking, PROBE_LIMIT_MS)
    return inTime && ready
  }
}
