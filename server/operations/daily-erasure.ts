import type { FastifyInstance } from 'fastify'
import type { UnusedPhotographs } from '../photographs/unused-photographs.ts'
import { UNDO_DAYS } from '../stock/plan-undo.ts'
import type { Erasure } from '../store/erasure.ts'
import { type ErasureRuns, GRACE_MS, isClockConfirmed } from '../store/erasure-runs.ts'

const DAY_MS = 24 * 60 * 60_000

/** The most inquiries that one run erases, so that a mistake is noticed before everything is gone. */
const MOST = 1_000

/** The most photographs that one run erases. */
const MOST_PHOTOGRAPHS = 100

export type RetentionParts = {
  erasure: Erasure
  photographs: UnusedPhotographs
  runs: ErasureRuns
  /** Age in days at which inquiries are erased. */
  days: number
}

/**
 * Erases inquiries past their age, and photographs that no undo can bring back: when the server starts to listen, and
 * once a day. Inquiries that wait for a delivery stay. The next run makes up for one that failed. Nothing is erased
 * until earlier runs confirm the clock.
 */
export function retention(app: FastifyInstance, { erasure, photographs, runs, days }: RetentionParts) {
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    const now = Date.now()
    const { breakAfter, ...record } = await runs.note(now)
    if (!isClockConfirmed(record, now)) {
      const erasesFrom = new Date(Date.parse(record.unbrokenSince) + GRACE_MS).toISOString()
      if (breakAfter) {
        app.log.error(
          { now: record.lastRun, lastRun: breakAfter, erasesFrom },
          'the clock is days away from the last daily erasure: it was set wrong, or no server ran; nothing is erased until a week has confirmed it',
        )
      } else app.log.info({ erasesFrom }, 'nothing is erased until daily runs of a week have confirmed the clock')
      return
    }
    const before = new Date(now - days * DAY_MS).toISOString()
    const { erased, kept, left } = await erasure.purge(before, MOST)
    if (erased > 0) app.log.info({ erased, before }, 'inquiries past their time were erased')
    if (left > 0) app.log.warn({ left, before }, 'inquiries past their time stay until the next run: too many for one')
    if (kept > 0) app.log.warn({ kept, before }, 'inquiries past their time stay: they have not been delivered')
    const unused = await photographs.erase(new Date(now - (UNDO_DAYS + 1) * DAY_MS), MOST_PHOTOGRAPHS)
    if (unused > 0) app.log.info({ unused }, 'photographs that no cart has had for a year were erased')
  }

  const start = () => {
    running = run().catch((error: Error) => app.log.error({ error: error.message }, 'the daily erasure failed'))
  }

  const timer = setInterval(start, DAY_MS).unref()
  app.addHook('onListen', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
