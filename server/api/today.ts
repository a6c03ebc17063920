import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../src/contract/endpoints.ts'
import { weakEtag } from '../catalogue.ts'
import type { DayStore } from '../days/day-store.ts'
import { refuseOtherMethods } from './errors.ts'
import { notModified } from './not-modified.ts'

/** How long an answer is given without looking into the database: a change is on the site within this time. */
const KEPT_MS = 2_000

/** Special hours and notices of the next days. While the database cannot be read, the answer before is given. */
export function todayApi(app: FastifyInstance, days: Pick<DayStore, 'today'>) {
  let kept: { body: Buffer; etag: string; readAt: number } | undefined
  let reading: Promise<void> | undefined
  const isFresh = () => kept !== undefined && performance.now() - kept.readAt < KEPT_MS
  const read = async () => {
    try {
      const json = JSON.stringify(await days.today(Date.now()))
      kept = { body: Buffer.from(json), etag: weakEtag(json), readAt: performance.now() }
    } catch (error) {
      if (!kept) throw error
    } finally {
      reading = undefined
    }
  }

  app.get(endpoints.today, async (request, reply) => {
    if (!isFresh()) {
      reading ??= read()
      await reading
    }
    const answer = kept
    if (!answer) throw new Error('there is no answer')
    if (request.url === endpoints.today) reply.keptWhile = () => answer === kept && isFresh()
    if (!notModified(request, reply, answer.etag)) reply.send(answer.body)
    return reply
  })
  refuseOtherMethods(app, endpoints.today, ['GET', 'HEAD'])
}
