import * as z from 'zod/mini'
import { NO_TRIES } from '../lib/wrong-tries.ts'

const KEY = 'kiosk'

export const MIN_IDLE_SECONDS = 30
export const MAX_IDLE_SECONDS = 600
export const DEFAULT_IDLE_SECONDS = 60

/** Salt and hash are base64. */
const hashedPinSchema = z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) })

const kioskSchema = z.object({
  /** After so long without input the session of a person is over. */
  idleSeconds: z.int().check(z.minimum(MIN_IDLE_SECONDS), z.maximum(MAX_IDLE_SECONDS)),
  pin: hashedPinSchema,
  tries: z.object({ wrong: z.int(), lockedUntil: z.number() }),
})

export type HashedPin = z.infer<typeof hashedPinSchema>
export type Kiosk = z.infer<typeof kioskSchema>

/** The settings of this device as a kiosk; undefined where it is none, and where what is stored does not parse. */
export function readKiosk(): Kiosk | undefined {
  try {
    return kioskSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** @throws when the browser stores nothing: such a device cannot be a kiosk */
export const storeKiosk = (kiosk: Kiosk): void => localStorage.setItem(KEY, JSON.stringify(kiosk))

export const newKiosk = (idleSeconds: number, pin: HashedPin): Kiosk => ({ idleSeconds, pin, tries: NO_TRIES })

export const removeKiosk = (): void => localStorage.removeItem(KEY)
