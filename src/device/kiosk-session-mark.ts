const KEY = 'kiosk-session'

/**
 * Whether somebody has used this kiosk since the last session ended. It outlives a reload and a crash, after which the session
 * ends by itself. `forgetPerson` removes it with everything else.
 */
export const isSessionOpen = (): boolean => localStorage.getItem(KEY) !== null

export const openSession = (): void => localStorage.setItem(KEY, '')
