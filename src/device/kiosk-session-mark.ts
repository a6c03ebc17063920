const KEY = 'kiosk-session'
const ENDING_KEY = 'kiosk-ending'

// A browser that refuses its storage is no kiosk, and one whose storage is full or refused later still ends its sessions.

const isMarked = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const mark = (key: string): void => {
  try {
    localStorage.setItem(key, '')
  } catch {
    // The session ends all the same, but not after a reload.
  }
}

/**
 * Whether somebody has used this kiosk since the last session ended. It persists over a reload and a crash, after which the session
 * ends by itself. `forgetPerson` removes it with everything else.
 */
export const isSessionOpen = (): boolean => isMarked(KEY)

export const openSession = (): void => mark(KEY)

/** Whether another document has begun to end the session, and left that to this one. */
export const isEnding = (): boolean => isMarked(ENDING_KEY)

export const startEnding = (): void => mark(ENDING_KEY)

export function endEnding(): void {
  try {
    localStorage.removeItem(ENDING_KEY)
  } catch {
    // Nothing is marked then.
  }
}
