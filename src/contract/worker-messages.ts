/**
 * Messages from a page to the service worker. The names are Workbox's: its router answers `CACHE_URLS` by fetching each
 * URL (or `[url, init]`) through its routes. `SEND_INQUIRIES` is ours: without Background Sync it lets the worker send
 * waiting inquiries, in case the page closes before it can. `CHECK_STORED` comes with a port, on which the worker answers
 * with {@link StoredFiles}.
 */
export type PageMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'SEND_INQUIRIES' }
  | { type: 'CHECK_STORED' }
  | { type: 'CACHE_URLS'; payload: { urlsToCache: (string | [string, RequestInit])[] } }

/** A cache without entries. While it exists, the worker stores the pages that are opened, and not the whole site. */
export const AS_OPENED_CACHE = 'as-opened'

/** What the worker found when it read everything that it stores. */
export type StoredFiles = {
  /** Pages that were found, of those that this version has. */
  pages: { stored: number; total: number }
  /** All files of this version, pages among them. */
  files: { stored: number; total: number }
  /** The paths of those that were not found. A worker of the version before does not send them. */
  missing?: string[]
  /** Size of what was found, 3-D models included, in bytes. */
  bytes: number
  /** The newest list of vehicles on this device: how many, when it was true (epoch ms), and the paths of their pictures. */
  vehicles: number
  asOf: number
  images: string[]
  /** 3-D models of those vehicles that were found, in whichever store. */
  models: {
    stored: number
    total: number
    /** What shows them was found. */
    hasViewer: boolean
    /** Some were stored because they were opened. */
    wereOpened: boolean
    /** Size of all models and the viewer, and of those that are missing. */
    allBytes: number
    missingBytes: number
  }
}

/**
 * What the service worker says to every page: whether the API answered a read just now, and how long that took, in ms; or a
 * stored answer had to do, which `isLate` says may only be late.
 */
export type WorkerMessage = { type: 'API_REACHED'; reached: boolean; tookMs?: number | undefined; isLate?: boolean }

/** @returns the message, or undefined for any other data. Checked by hand, because every page loads this */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, reached, tookMs, isLate } = Object(data) as Record<string, unknown>
  if (type !== 'API_REACHED' || typeof reached !== 'boolean') return undefined
  return { type, reached, tookMs: typeof tookMs === 'number' ? tookMs : undefined, isLate: isLate === true }
}
