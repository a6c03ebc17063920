const KEY = 'kiosk-session'
const ENDING_KEY = 'kiosk-ending'

/**
 * Whether somebody has used this kiosk since the last session ended. It persists over a reload and a crash, after which the session
 * ends by itself. `forgetPerson` removes it with everything else.
 */
export const isSessionOpen = (): boolean => localStorage.getItem(KEY) !== null

export const openSession = (): void => localStorage.setItem(KEY, '')

/** Whether another document has begun to end the session, and left that to this one. */
export const isEnding = (): boolean => localStorage.getItem(ENDING_KEY) !== null

export const startEnding = (): void => localStorage.setItem(ENDING_KEY, '')

export const endEnding = (): void => localStorage.removeItem(ENDING_KEY)
