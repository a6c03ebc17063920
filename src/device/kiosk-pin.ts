import { afterWrongPin, NO_ATTEMPTS, secondsLocked } from '../lib/pin-attempts.ts'
import { type HashedPin, noteAttempts, readKiosk } from './kiosk.ts'

/** Rounds of PBKDF2 with SHA-256 for a new PIN. A stored PIN keeps the number with which it was hashed. */
const ITERATIONS = 210_000

/** A new salt and the hash of the PIN with it. @throws without a secure context, which has no WebCrypto */
export async function hashPin(pin: string): Promise<HashedPin> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toBase64(salt), hash: await derive(pin, salt, ITERATIONS), iterations: ITERATIONS }
}

export type Checked = {
  isRight: boolean
  /** Seconds until another PIN is taken. */
  wait: number
}

/**
 * Compares a PIN with the kiosk's PIN, and counts wrong ones across tabs and reloads. During a wait, the right PIN is
 * not accepted either.
 * @param now epoch ms
 */
export async function checkPin(pin: string, now: number): Promise<Checked> {
  const kiosk = readKiosk()
  if (!kiosk) return { isRight: false, wait: 0 }
  const wait = secondsLocked(kiosk.tries, now)
  if (wait > 0) return { isRight: false, wait }
  // Counted before the comparison: a reload in between must not give a free try.
  const tries = afterWrongPin(kiosk.tries, now)
  noteAttempts(kiosk, tries)
  const { salt, hash, iterations } = kiosk.pin
  if ((await derive(pin, fromBase64(salt), iterations)) !== hash)
    return { isRight: false, wait: secondsLocked(tries, now) }
  noteAttempts(kiosk, NO_ATTEMPTS)
  return { isRight: true, wait: 0 }
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  return toBase64(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)),
  )
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
