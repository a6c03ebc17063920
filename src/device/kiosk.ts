import * as z from 'zod/mini'
import { NO_TRIES } from '../lib/wrong-tries.ts'

const KEY = 'kiosk'

export const MIN_IDLE_SECONDS = 30
export const MAX_IDLE_SECONDS = 600
export const DEFAULT_IDLE_SECONDS = 60

/** Salt and hash are base64. */
const hashedPinSchema = z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) })

/** Of the device's name, in characters. */
export const NAME_LENGTH = 40
export const DEFAULT_NAME = 'Showroom tablet'

/** The fields with a default are missing in a kiosk that was set up before they existed. */
const kioskSchema = z.object({
  /** What the dealer calls this device. */
  name: z._default(z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH)), DEFAULT_NAME),
  /** Id of a location in `src/content/dealer.ts`; one that is not there, such as the empty default, is read as the first. */
  showroom: z._default(z.string(), ''),
  /** Carts that are shown while nobody is there: 'featured', 'all' or a brand; a brand that nothing is sold of is 'all'. */
  attract: z._default(z.string(), 'featured'),
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

/** @param settings those with a default may be left out */
export const newKiosk = (settings: Omit<z.input<typeof kioskSchema>, 'tries'>): Kiosk =>
  kioskSchema.parse({ ...settings, tries: NO_TRIES })

export const removeKiosk = (): void => localStorage.removeItem(KEY)
