import * as z from 'zod/mini'
import { NO_ATTEMPTS } from '../lib/pin-attempts.ts'

const KEY = 'kiosk'
const LAST_KEY = 'kiosk-before'

export const MIN_IDLE_SECONDS = 30
export const MAX_IDLE_SECONDS = 600
export const DEFAULT_IDLE_SECONDS = 60

/** Salt and hash are base64. */
const hashedPinSchema = z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) })

/** Maximum length of the device's name, in characters. */
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

/** No PIN has this hash: such a kiosk is left by clearing its data, as with a PIN that nobody remembers. */
const LOCKED: HashedPin = { salt: '', hash: '', iterations: 1 }

/**
 * The settings of this device as a kiosk; undefined where it is none. Settings that do not parse are those of a kiosk as well, with
 * the defaults: it must still remove personal data, and open no other site.
 */
export function readKiosk(): Kiosk | undefined {
  const stored = readStored(KEY)
  if (stored === null) return undefined
  const locked = { idleSeconds: DEFAULT_IDLE_SECONDS, pin: LOCKED, tries: NO_ATTEMPTS }
  return kioskSchema.safeParse(parsed(stored)).data ?? kioskSchema.parse(locked)
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that stores nothing is no kiosk.
    return null
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** @throws when the browser stores nothing: such a device cannot be a kiosk */
export const storeKiosk = (kiosk: Kiosk): void => localStorage.setItem(KEY, JSON.stringify(kiosk))

/** @param settings those with a default may be left out */
export const newKiosk = (settings: Omit<z.input<typeof kioskSchema>, 'tries'>): Kiosk =>
  kioskSchema.parse({ ...settings, tries: NO_ATTEMPTS })

/** What the next set-up begins with, so that a tablet keeps its name when one setting is changed. */
export function removeKiosk(): void {
  const kiosk = readKiosk()
  if (!kiosk) return
  try {
    localStorage.setItem(LAST_KEY, JSON.stringify({ ...kiosk, pin: undefined, tries: undefined }))
  } catch {
    // The storage is full: the next set-up begins with the defaults.
  }
  localStorage.removeItem(KEY)
}

const lastSchema = z.partial(z.omit(kioskSchema, { pin: true, tries: true }))

/** The settings that were left with the PIN. */
export const lastSettings = (): z.infer<typeof lastSchema> =>
  lastSchema.safeParse(parsed(readStored(LAST_KEY) ?? '')).data ?? {}
