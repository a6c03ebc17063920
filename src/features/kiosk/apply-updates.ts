import type { PageMessage } from '../../contract/worker-messages.ts'
import { updateAccepted, updateReady } from '../../device/updates.ts'
import { within } from '../../lib/time-limit.ts'
import { ifNothingIsSent, sharedLocks } from '../../outbox/locks.ts'
import { isIdle } from './use-kiosk-session.ts'

/**
 * Time between two looks whether a new version may take over, in ms. The first is not while a page loads, and they do not fall
 * together with what a kiosk asks for by itself: Chromium stops the old worker for the new one, and a request in that moment
 * starts the old one again.
 */
const LOOK_MS = 7_000

/** Longest that sending waits for a new version, in ms. It takes over in a moment; one that does not must keep nothing back. */
const HOLD_MS = 20_000

/**
 * Changes to a new version once it is installed, the kiosk is idle and nothing is being sent. Then the page reloads and shows the
 * start page as before. Nothing else shows that there is a new version.
 * @returns stops it
 */
export function applyUpdates(): () => void {
  let isReady = false
  let isChanging = false
  const look = async () => {
    if (isChanging || !isIdle()) return
    // Asked for as well: a version may have been found before this page followed the registration.
    if (!isReady && !(await navigator.serviceWorker.ready).waiting) return
    await ifNothingIsSent(sharedLocks(), async () => {
      isChanging = true
      await change()
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      isChanging = false
    })
  }
  const onReady = () => {
    if (!updateReady.get()) return
    updateReady.set(false)
    isReady = true
    // The new worker is in control. That may take Chromium minutes, in which a session may have begun.
    if (isChanging && isIdle()) location.reload()
  }
  const timer = setInterval(look, LOOK_MS)
  const stop = updateReady.subscribe(onReady)
  onReady()
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Lets the new worker take over, as announced by `updateReady`. If it already has, only a reload is missing. */
async function change() {
  await wakeWorker()
  const { waiting } = await navigator.serviceWorker.ready
  // A session may have begun during the await.
  if (!isIdle()) return
  updateAccepted.abort()
  const message: PageMessage = { type: 'SKIP_WAITING' }
  if (waiting) waiting.postMessage(message)
  else location.reload()
}

/**
 * Resolves when the worker answers. Given before a new version takes over: Chromium changes at once where the old worker is running
 * or stopped. One that just then starts for a request stays until it had nothing to do for half a minute, or for five minutes.
 */
const wakeWorker = (): Promise<unknown> => within(2000, (signal) => fetch('/favicon.svg', { signal })).catch(() => {})
