import * as z from 'zod/mini'

/** Time between two heartbeats of a kiosk, in ms. */
export const HEARTBEAT_MS = 5 * 60_000

/** Where kiosks send their heartbeats. The answer is always 204, even if the heartbeat is dropped. */
export const KIOSK_HEARTBEATS_PATH = '/api/kiosks'

/** The body of a heartbeat. No field can contain anything that a person typed or viewed. */
export const kioskHeartbeatSchema = z.strictObject({
  /** The dealer's name for the device, from the set-up. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** Undelivered inquiries on the device. */
  waiting: z.int().check(z.minimum(0), z.maximum(9_999)),
  /** The entry script of the running build, without its folder: `index-BRSlTajA.js`. */
  version: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
})

export type KioskHeartbeat = z.infer<typeof kioskHeartbeatSchema>
