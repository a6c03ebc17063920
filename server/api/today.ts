import type { FastifyInstance } from 'fastify'
import type { ApiError } from '../../src/contract/api-error.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { weakEtag } from '../catalogue.ts'
import type { DayStore } from '../days/day-store.ts'
import { refuseOtherMethods } from './errors.ts'
import { notModified } from './not-modified.ts'

/** How long an answer is reused before the database is read again. A change becomes visible within this time. */
const READ_EVERY_MS = 2_000

const UNREADABLE: ApiError = { error: 'We can’t read the hours right now. Please try again in a few minutes.' }

/** Special hours and notices of the next days. While the database cannot be read, clients get the last answer. */
export function todayApi(app: FastifyInstance, days: Pick<DayStore, 'today'>) {
  let answer: { body: Buffer; etag: string } | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  let problem: string | undefined
  const isDue = () => performance.now() - readAt >= READ_EVERY_MS
  const read = async () => {
    try {
      const json = JSON.stringify(await days.today(Date.now()))
      answer = { body: Buffer.from(json), etag: weakEtag(json) }
      problem = undefined
    } catch (error) {
      const { message } = error as Error
      // Logs each reason once.
      if (message !== problem) app.log.error(`Special hours and notices cannot be read: ${message}`)
      problem = message
    }
    readAt = performance.now()
    reading = undefined
  }

  app.get(endpoints.today, async (request, reply) => {
    if (isDue()) {
      reading ??= read()
      await reading
    }
    const current = answer
    if (!current) return reply.code(503).header('cache-control', 'no-cache').send(UNREADABLE)
    if (request.url === endpoints.today) reply.cachedWhile = () => current === answer && !isDue()
    if (!notModified(request, reply, current.etag)) reply.send(current.body)
    return reply
  })
  refuseOtherMethods(app, endpoints.today, ['GET', 'HEAD'])
}
