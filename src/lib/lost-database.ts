/** What work with IndexedDB fails with when the browser closed its connection (storage cleared, another version) or lost it (iOS, after the background). */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError']

/** Whether the work can succeed with a new connection. */
export const isDatabaseLost = (error: unknown): boolean => error instanceof DOMException && LOST.includes(error.name)
