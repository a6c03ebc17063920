/**
 * Errors of IndexedDB when the browser closed its connection (storage cleared, another version) or lost it (iOS, after
 * the background).
 */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError']

/** Whether a new connection may help. */
export const isDatabaseLost = (error: unknown): boolean => error instanceof DOMException && LOST.includes(error.name)
