import * as z from 'zod/mini'
import { NO_ATTEMPTS, type PinAttempts } from '../lib/pin-attempts.ts'
import { isKiosk, kioskSetting } from './kiosk-mode.ts'
import { localSetting } from './local-setting.ts'

export const MIN_IDLE_SECONDS = 30
export const MAX_IDLE_SECONDS = 600

/** Salt and hash are Base64. */
const hashedPinSchema = z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) })

/** Maximum length of the device's name, in characters. */
export const NAME_LENGTH = 40

const kioskSchema = z.object({
  /** The dealer's name for this device. */
  name: z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH)),
  /** Id of a location in `src/content/dealer.ts`. An unknown id, such as that of DEFAULTS, means the first location. */
  showroom: z.string(),
  /** Carts of the attract loop: 'featured', 'all' or a brand. A brand without carts for sale means 'all'. */
  attract: z.string(),
  /** A person's session ends after this time without input. */
  idleSeconds: z.int().check(z.minimum(MIN_IDLE_SECONDS), z.maximum(MAX_IDLE_SECONDS)),
  pin: hashedPinSchema,
  tries: z.object({ wrong: z.int(), lockedUntil: z.number() }),
})

export type HashedPin = z.infer<typeof hashedPinSchema>
export type Kiosk = z.infer<typeof kioskSchema>

/** What the first set-up begins with. */
export const DEFAULTS = { name: 'Showroom tablet', showroom: '', attract: 'featured', idleSeconds: 60 }

/** No PIN has this hash: such a kiosk can only be left by clearing its data, as with a forgotten PIN. */
const LOCKED: HashedPin = { salt: '', hash: '', iterations: 1 }

/**
 * Invalid settings count as a kiosk with the defaults, because it must still remove personal data and open no other
 * site.
 */
const parseKiosk = (stored: unknown): Kiosk =>
  kioskSchema.safeParse(stored).data ?? { ...DEFAULTS, pin: LOCKED, tries: NO_ATTEMPTS }

/** The settings of this device as a kiosk; undefined if it is none. */
export const readKiosk = (): Kiosk | undefined => (isKiosk() ? parseKiosk(kioskSetting.get()) : undefined)

/** @throws when the browser refuses storage: such a device cannot be a kiosk */
export function storeKiosk(kiosk: Kiosk): void {
  const before = readKiosk()
  if (kioskSetting.set(kiosk)) return
  kioskSetting.set(before)
  throw new Error('The browser does not store the settings')
}

/** Without room to store them they last as long as this page, because a full device must not lock its staff in. */
export const noteAttempts = (kiosk: Kiosk, tries: PinAttempts): void => void kioskSetting.set({ ...kiosk, tries })

export const newKiosk = (settings: Omit<Kiosk, 'tries'>): Kiosk =>
  kioskSchema.parse({ ...settings, tries: NO_ATTEMPTS })

const lastSchema = z.omit(kioskSchema, { pin: true, tries: true })

const last = localSetting({
  key: 'kiosk-before',
  parse: (stored) => lastSchema.safeParse(stored).data,
  fallback: DEFAULTS,
  whose: 'device',
})

/**
 * The settings of the kiosk mode that was last left. The next set-up begins with them, so that a tablet keeps its name.
 */
export const lastSettings = last.get

export function removeKiosk(): void {
  const kiosk = readKiosk()
  if (!kiosk) return
  const { pin, tries, ...settings } = kiosk
  last.set(settings)
  kioskSetting.set(undefined)
}
