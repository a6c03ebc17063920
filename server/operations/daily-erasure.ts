import type { FastifyInstance } from 'fastify'
import type { Erasure } from '../store/erasure.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Erases inquiries that are older than they may become: when the server begins to listen, and once a day. What waits for
 * a delivery stays. A day on which it fails is made up for on the next.
 */
export function retention(app: FastifyInstance, erasure: Erasure, days: number) {
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    const before = new Date(Date.now() - days * DAY_MS).toISOString()
    const { erased, kept, inFiles } = await erasure.purge(before)
    if (erased > 0) app.log.info({ erased, before }, 'inquiries past their time were erased')
    if (kept > 0) app.log.warn({ kept, before }, 'inquiries past their time stay: they have not been delivered')
    if (inFiles) app.log.warn('the database was in use: its files may hold what was erased until tomorrow')
  }
  const start = () => {
    running = run().catch((error: Error) => app.log.error({ error: error.message }, 'inquiries past their time stay'))
  }
  const timer = setInterval(start, DAY_MS).unref()
  app.addHook('onListen', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
