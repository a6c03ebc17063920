import { acceptUpdate, updateReady } from '../../device/updates.ts'
import { ifNothingIsSent, sharedLocks } from '../../outbox/locks.ts'
import { isIdle } from './is-idle.ts'

/**
 * Time between two looks whether a new version may take over, in ms. The first is not while a page loads, and they do not fall
 * together with what a kiosk asks for by itself: Chromium stops the old worker for the new one, and a request in that moment
 * starts the old one again.
 */
const LOOK_MS = 7_000

/** Longest that sending waits for a new version, in ms. It takes over in a moment; one that does not must keep nothing back. */
const HOLD_MS = 20_000

/**
 * Changes to a new version as soon as it is installed, nobody uses the kiosk and nothing is being sent. The page is loaded
 * again then, and shows its start as before.
 * @returns ends it
 */
export function applyUpdates(): () => void {
  let isAccepted = false
  const look = async () => {
    if (isAccepted || !updateReady.get() || !isIdle()) return
    await ifNothingIsSent(sharedLocks(), async () => {
      // Somebody may have come while the lock was asked for.
      if (isAccepted || !isIdle()) return
      isAccepted = true
      acceptUpdate(isIdle)
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      isAccepted = false
    })
  }
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}
