import type { PageMessage } from '../../contract/worker-messages.ts'
import { updateAccepted, updateReady } from '../../device/updates.ts'
import { within } from '../../lib/time-limit.ts'
import { ifNothingIsSent, sharedLocks } from '../../outbox/locks.ts'
import { isKioskIdle } from './kiosk-session-store.ts'

/**
 * Time between two checks whether a new version may take over, in ms. The first one waits until the page has loaded,
 * and none coincides with a kiosk's own requests: Chromium stops the old worker for the new one, and a request at that
 * moment starts the old one again.
 */
const LOOK_MS = 7_000

/**
 * How long sending waits for a new version at most, in ms. It normally takes over in a moment; one that does not must
 * not block sending.
 */
const HOLD_MS = 20_000

/**
 * Switches to a new version once it is installed, the kiosk is idle and nothing is being sent. Then the page reloads
 * and shows the start page as before. Nothing else shows that there is a new version.
 * @returns a function that stops this
 */
export function applyUpdates(): () => void {
  let isReady = false
  let isChanging = false
  const look = async () => {
    if (isChanging || !isKioskIdle()) return
    // Checks the registration too: a version may have been found before this page watched it.
    if (!isReady && !(await installedWorker())) return
    await ifNothingIsSent(sharedLocks(), async () => {
      isChanging = true
      await activateInstalled()
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      isChanging = false
    })
  }
  const onReady = () => {
    if (!updateReady.get()) return
    updateReady.set(false)
    isReady = true
    // The new worker has taken over. That may take Chromium minutes, in which a session may have begun.
    if (isChanging && isKioskIdle()) location.reload()
  }
  const timer = setInterval(look, LOOK_MS)
  const stop = updateReady.subscribe(onReady)
  onReady()
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The worker of a version that is installed and not active yet. */
const installedWorker = async () => (await navigator.serviceWorker.ready).waiting

/**
 * Lets the new worker take over, which `updateReady` has announced. If it has already done so, only a reload is
 * missing.
 */
async function activateInstalled() {
  await wakeWorker()
  const installed = await installedWorker()
  // A session may have begun meanwhile.
  if (!isKioskIdle()) return
  updateAccepted.abort()
  const message: PageMessage = { type: 'SKIP_WAITING' }
  if (installed) installed.postMessage(message)
  else location.reload()
}

/**
 * Resolves when the worker answers. Called before a new version takes over: Chromium switches at once if the old worker
 * is either running or stopped. If a request starts it at that moment, it stays until it has been idle for half a
 * minute, or for five minutes.
 */
const wakeWorker = (): Promise<unknown> => within(2000, (signal) => fetch('/favicon.svg', { signal })).catch(() => {})
