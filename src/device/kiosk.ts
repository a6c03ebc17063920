import * as z from 'zod/mini'
import { NO_ATTEMPTS } from '../lib/pin-attempts.ts'
import { isKiosk, kioskSetting } from './kiosk-mode.ts'
import { localSetting } from './local-setting.ts'

export const MIN_IDLE_SECONDS = 30
export const MAX_IDLE_SECONDS = 600

/** Salt and hash are base64. */
const hashedPinSchema = z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) })

/** Maximum length of the device's name, in characters. */
export const NAME_LENGTH = 40

const kioskSchema = z.object({
  /** What the dealer calls this device. */
  name: z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH)),
  /** Id of a location in `src/content/dealer.ts`; one that is not there, such as that of DEFAULTS, is read as the first. */
  showroom: z.string(),
  /** Carts of the attract loop: 'featured', 'all' or a brand; a brand that nothing is sold of is 'all'. */
  attract: z.string(),
  /** After so long without input the session of a person is over. */
  idleSeconds: z.int().check(z.minimum(MIN_IDLE_SECONDS), z.maximum(MAX_IDLE_SECONDS)),
  pin: hashedPinSchema,
  tries: z.object({ wrong: z.int(), lockedUntil: z.number() }),
})

export type HashedPin = z.infer<typeof hashedPinSchema>
export type Kiosk = z.infer<typeof kioskSchema>

/** What the first set-up begins with. */
export const DEFAULTS = { name: 'Showroom tablet', showroom: '', attract: 'featured', idleSeconds: 60 }

/** No PIN has this hash: such a kiosk is left by clearing its data, as with a forgotten PIN. */
const LOCKED: HashedPin = { salt: '', hash: '', iterations: 1 }

/** Settings that do not parse are those of a kiosk as well, with the defaults: it must still remove personal data, and open no other site. */
const parseKiosk = (stored: unknown): Kiosk =>
  kioskSchema.safeParse(stored).data ?? { ...DEFAULTS, pin: LOCKED, tries: NO_ATTEMPTS }

/** The settings of this device as a kiosk; undefined where it is none. */
export const readKiosk = (): Kiosk | undefined => (isKiosk() ? parseKiosk(kioskSetting.get()) : undefined)

/** @throws when the browser stores nothing: such a device cannot be a kiosk */
export function storeKiosk(kiosk: Kiosk): void {
  const before = readKiosk()
  if (kioskSetting.set(kiosk)) return
  kioskSetting.set(before)
  throw new Error('The browser does not store the settings')
}

export const newKiosk = (settings: Omit<Kiosk, 'tries'>): Kiosk =>
  kioskSchema.parse({ ...settings, tries: NO_ATTEMPTS })

const lastSchema = z.omit(kioskSchema, { pin: true, tries: true })

const last = localSetting({
  key: 'kiosk-before',
  parse: (stored) => lastSchema.safeParse(stored).data,
  fallback: DEFAULTS,
  whose: 'device',
})

/** The settings that were left with the PIN: the next set-up begins with them, so that a tablet keeps its name. */
export const lastSettings = last.get

export function removeKiosk(): void {
  const kiosk = readKiosk()
  if (!kiosk) return
  const { pin, tries, ...settings } = kiosk
  last.set(settings)
  kioskSetting.set(undefined)
}
