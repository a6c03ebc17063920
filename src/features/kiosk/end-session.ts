import { forgetPerson } from '../../device/forget-person.ts'
import { leaveHistory } from './leave-history.ts'

/** Asks `KioskSession` to end the session, as "Start over" does. */
export const DONE = 'kiosk-done'

/** Removes everything of a person and loads the start page. */
export const endSession = (): Promise<void> => forgetPerson().finally(leaveHistory)

/** What somebody copied, where the browser lets a page write it: inside of a press, and with a secure context. */
export function clearClipboard() {
  void navigator.clipboard?.writeText('').catch(() => {})
}
