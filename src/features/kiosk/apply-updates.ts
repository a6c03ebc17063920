import { acceptUpdate, updateReady } from '../../device/updates.ts'
import { ifNothingIsSent, sharedLocks } from '../../outbox/locks.ts'
import { isIdle } from './is-idle.ts'

/** Time between two looks whether a new version may take over, in ms. */
const LOOK_MS = 10_000

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
      acceptUpdate()
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      isAccepted = false
    })
  }
  const timer = setInterval(look, LOOK_MS)
  const stop = updateReady.subscribe(look)
  void look()
  return () => {
    clearInterval(timer)
    stop()
  }
}
