import type { Payload, Row } from './row.ts'

/** Marks the state of a row whose text can be read only with its key. */
const PREFIX = 'sealed-'

/** A complete text without a word in it. */
export const NO_TEXT: Payload = { firstName: '', lastName: '', email: '', phone: '', interest: 'general', message: '' }

/**
 * A row as it is stored. An encrypted text is in a field of its own, the text fields are empty, and the state has a prefix.
 * A version of the site that does not know encryption, in another tab or in a worker about to be replaced, then finds a
 * state that it never sends, and keeps the field when it writes the row.
 */
export function toStored({ sealed, ...row }: Row) {
  if (!sealed) return row
  const state = row.payload ? row.state : PREFIX + row.state
  return { ...row, state, payload: { ...(row.payload ?? NO_TEXT), sealed } }
}

/** The opposite, for any stored value. Returns a value without an encrypted text unchanged. */
export function fromStored(stored: unknown): unknown {
  const { state, payload, ...row } = Object(stored) as Record<string, unknown>
  const { sealed, ...text } = Object(payload) as Record<string, unknown>
  if (typeof sealed !== 'object' || sealed === null || typeof state !== 'string') return stored
  if (state.startsWith(PREFIX)) return { ...row, state: state.slice(PREFIX.length), payload: null, sealed }
  if (JSON.stringify({ ...NO_TEXT, ...text }) !== JSON.stringify(NO_TEXT))
    return { ...row, state, payload: text, sealed }
  // Written by a version that does not know encryption: it took the row for damaged, or sent the empty text.
  return { ...row, state: 'queued', lastError: null, payload: null, sealed }
}
