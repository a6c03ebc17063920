import type { FastifyInstance } from 'fastify'
import { cleanLine } from '../../src/contract/clean-text.ts'
import { KIOSK_HEARTBEATS_PATH, type KioskHeartbeat, kioskHeartbeatSchema } from '../../src/contract/kiosk-heartbeat.ts'
import type { Metrics } from '../metrics.ts'
import type { Kiosks } from '../operations/kiosks.ts'
import { refuseCrossSite } from './cross-site.ts'
import { refuseOtherMethods } from './errors.ts'
import { limitOverAll, MINUTE_MS } from './rate-limit.ts'

/** Kiosks of one showroom share an address, and each also sends a heartbeat when a session ends. */
const PER_CLIENT = 60
const OVER_ALL = 300

const UNKNOWN =
  'A kiosk sends heartbeats under a name that KIOSKS does not have, so no alarm tells you when it falls silent.'

/** Takes heartbeats from kiosks, for the metrics and the office. Logs nothing about them. */
export function kioskHeartbeats(app: FastifyInstance, metrics: Metrics, kiosks: Kiosks) {
  let hasWarned = false
  const options = {
    bodyLimit: 512,
    config: { rateLimit: { max: PER_CLIENT, timeWindow: MINUTE_MS } },
    onRequest: refuseCrossSite,
  }
  const refuseTooMany = limitOverAll(app, OVER_ALL, () => undefined)
  /** @returns whether a kiosk of the dealer sent it */
  const isKnown = (heartbeat: KioskHeartbeat) => {
    const has = metrics.kioskHeartbeat(heartbeat)
    if (!has && !hasWarned) {
      hasWarned = true
      app.log.warn(UNKNOWN)
    }
    return has
  }
  app.post(KIOSK_HEARTBEATS_PATH, options, async (request, reply) => {
    const { data } = kioskHeartbeatSchema.safeParse(request.body)
    const name = cleanLine(data?.name ?? '').trim()
    reply.code(204).header('cache-control', 'no-store')
    const heartbeat = data && name ? { ...data, name } : undefined
    if (!heartbeat || !isKnown(heartbeat)) return reply.send()
    // Only heartbeats of known kiosks count against the limit: invented names must not use it up.
    await refuseTooMany(request, reply)
    if (reply.sent) return reply
    kiosks.heard(heartbeat).catch((error: Error) => app.log.warn({ err: error }, 'a heartbeat was not stored'))
    return reply.send()
  })
  refuseOtherMethods(app, KIOSK_HEARTBEATS_PATH, ['POST'])
}
