import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../src/contract/endpoints.ts'
import { HONEYPOT_FIELD } from '../../src/contract/honeypot.ts'
import { inquiryRequestSchema } from '../../src/contract/inquiry.ts'
import { withoutBlanks } from '../../src/contract/inquiry-body.ts'
import { inquiryProblems } from '../../src/contract/inquiry-problems.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { writtenTime } from '../../src/contract/written-time.ts'
import { clientKey, networkKey } from '../client-address.ts'
import type { Metrics } from '../metrics.ts'
import type { InquiryStore } from '../store/inquiry-store.ts'
import type { Undelivered } from '../store/undelivered.ts'
import { cleanInquiry } from './clean-text.ts'
import { refuseCrossSite } from './cross-site.ts'
import { apiError, refuseOtherMethods } from './errors.ts'
import { MINUTE_MS } from './rate-limit.ts'
import { SendingBounds } from './sending-bounds.ts'

/** Longest body in bytes. The longest inquiry has some 7,400 characters; written as `\uXXXX` they take 44,400 bytes. */
const BODY_LIMIT = 48 * 1024

/** Seconds after which a device should try again when we could not serve it. */
const TRY_AGAIN_S = 30

/** Posts that one client may send in a minute, including refused ones: reading them costs the server little. */
const ATTEMPTS_PER_MINUTE = 120

export type ContactParts = {
  store: InquiryStore
  /** Finds the unit that a reference names, in stock or gone. */
  findVehicle: (reference: string) => Vehicle | undefined
  metrics: Metrics
  /** How many inquiries per minute are stored from one client, and from all together. */
  ratePerMinute: number
  rateTotalPerMinute: number
  /** Tells which of these inquiries no recipient has taken, or a sink refuses. */
  undelivered: (ids: readonly string[]) => Promise<readonly Undelivered[]>
  /** Called for every new inquiry, once it is stored. */
  onStored: () => void
}

/**
 * Takes inquiries. The inquiry's id makes it safe to send one again: the same id with the same text gets the first
 * answer again, the same id with another text is refused. Times come from the first request that is stored; later ones
 * are ignored. The log names inquiries by their id only.
 */
export function contactApi(app: FastifyInstance, { store, findVehicle, metrics, onStored, ...limits }: ContactParts) {
  app.removeContentTypeParser('text/plain')
  const perMinute = { perMinute: limits.ratePerMinute, totalPerMinute: limits.rateTotalPerMinute }
  const bounds = new SendingBounds(perMinute, limits.undelivered)
  const options = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: Math.max(ATTEMPTS_PER_MINUTE, limits.ratePerMinute), timeWindow: MINUTE_MS } },
    onRequest: refuseCrossSite,
  }
  app.post(endpoints.contact, options, async (request, reply) => {
    const parsed = inquiryRequestSchema.safeParse(withoutBlanks(cleanInquiry(request.body)))
    if (!parsed.success) return reply.code(422).send(inquiryProblems(parsed.error))

    const { [HONEYPOT_FIELD]: bait = '', id = randomUUID(), replaces, writtenAt, sentAt, ...text } = parsed.data
    const inquiry = { ...text, id }
    const suspected = bait.trim() !== ''
    const circumstances = {
      suspected,
      replaces: replaces ?? [],
      writtenAt: writtenTime({ writtenAt, sentAt }, Date.now()),
      vehicle: inquiry.vehicleId ? findVehicle(inquiry.vehicleId) : undefined,
    }
    const origin = { client: clientKey(request), network: networkKey(request) }
    const size = Buffer.byteLength(JSON.stringify([inquiry, circumstances.vehicle]))
    await bounds.recount(origin.client).catch(() => undefined)
    const taken = bounds.take(origin, { id, size })
    const refusal = 'status' in taken ? taken : undefined
    // At a limit, a stored inquiry still gets its answer: the device may have missed it the first time.
    const result = refusal ? store.find(inquiry) : store.accept(inquiry, circumstances)
    const outcome = await result.catch((error: Error & { code?: string }) => {
      const failed = refusal ? 'inquiry could not be looked up' : 'inquiry could not be stored'
      request.log.error({ inquiry: inquiry.id, code: error.code, error: error.message }, failed)
    })
    if ('giveBack' in taken && outcome?.kind !== 'stored') taken.giveBack()
    if (!outcome && refusal) {
      if (refusal.status === 503) metrics.inquiry('unavailable')
      return reply.code(refusal.status).header('retry-after', refusal.retryAfter).send(apiError(refusal.status))
    }
    if (!outcome) {
      metrics.inquiry('unavailable')
      return reply.code(503).header('retry-after', TRY_AGAIN_S).send(apiError(503))
    }
    if (outcome.kind === 'conflict') {
      metrics.inquiry('conflict')
      return reply
        .code(409)
        .send({ error: 'This message was already sent with different text. Please send it as a new one.' })
    }
    const kind = outcome.kind === 'replayed' ? 'replayed' : suspected ? 'suspected' : 'accepted'
    metrics.inquiry(kind)
    request.log.info({ inquiry: inquiry.id, result: kind }, 'inquiry')
    if (kind === 'accepted') onStored()
    return reply.code(201).send(outcome.confirmation)
  })
  app.addHook('onResponse', async (request, reply) => {
    const refused = [400, 403, 413, 415, 422, 429].includes(reply.statusCode)
    if (refused && request.routeOptions.url === endpoints.contact) metrics.inquiry('rejected')
  })
  refuseOtherMethods(app, endpoints.contact, ['POST'])
}
