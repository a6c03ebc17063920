/**
 * Messages from a page to the service worker. The names are Workbox's: its router answers `CACHE_URLS` by fetching each
 * URL (or `[url, init]`) through its routes. `SEND_INQUIRIES` is ours: without Background Sync the worker sends queued
 * inquiries, in case the page closes before it can. `CHECK_STORED` comes with a port, on which the worker answers with
 * {@link StoredFiles}.
 */
export type PageMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'SEND_INQUIRIES' }
  | { type: 'CHECK_STORED' }
  | { type: 'CACHE_URLS'; payload: { urlsToCache: (string | [string, RequestInit])[] } }

/** A cache without entries. While it exists, the worker only stores the pages that are opened, not the whole site. */
export const AS_OPENED_CACHE = 'as-opened'

/**
 * What the worker found when it checked everything it stores. The worker may be of another version than the page, so a
 * field that is added after a release is optional.
 */
export type StoredFiles = {
  /** How many pages of this version are stored. */
  pages: { stored: number; total: number }
  /** How many files of this version are stored, including pages. */
  files: { stored: number; total: number }
  /** The paths of the missing files. */
  missing: string[]
  /** Size of the stored files, including 3-D models, in bytes. */
  bytes: number
  /**
   * The newest list of vehicles on this device: how many there are, when it was true (epoch ms), and the paths of their
   * pictures.
   */
  vehicles: number
  asOf: number
  images: string[]
  /** How many 3-D models of those vehicles are stored, in any cache. */
  models: {
    stored: number
    total: number
    /** Whether the viewer is stored. */
    hasViewer: boolean
    /** Whether some were stored because a person opened them. */
    wereOpened: boolean
    /** Size of all models with the viewer, and of the missing ones. */
    allBytes: number
    missingBytes: number
  }
}

/**
 * The service worker tells every page whether the API has just answered a read and how long that took, in ms, or
 * whether a stored answer was used instead. `isLate` says that the API's answer may still come.
 */
export type WorkerMessage = { type: 'API_REACHED'; reached: boolean; tookMs?: number | undefined; isLate?: boolean }

/** @returns the message; undefined for any other data. Checks by hand, because every page loads this */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, reached, tookMs, isLate } = Object(data) as Record<string, unknown>
  if (type !== 'API_REACHED' || typeof reached !== 'boolean') return undefined
  return { type, reached, tookMs: typeof tookMs === 'number' ? tookMs : undefined, isLate: isLate === true }
}
