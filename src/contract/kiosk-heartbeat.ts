import * as z from 'zod/mini'

/** Time from one heartbeat of a kiosk to the next, in ms. */
export const HEARTBEAT_MS = 5 * 60_000

/** Where kiosks send their heartbeats. The answer is 204, also when the heartbeat is dropped. */
export const KIOSK_HEARTBEATS_PATH = '/api/kiosks'

/** The body of a heartbeat. No field can hold anything that a person typed or viewed. */
export const kioskHeartbeatSchema = z.strictObject({
  /** What the dealer calls the device, from the set-up. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** Inquiries on the device that are not delivered. */
  waiting: z.int().check(z.minimum(0), z.maximum(9_999)),
  /** The entry of the build that runs, without its folder: `index-BRSlTajA.js`. */
  version: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
})

export type KioskHeartbeat = z.infer<typeof kioskHeartbeatSchema>
