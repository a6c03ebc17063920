import { Workbox } from 'workbox-window'
import { whenReturned } from '../hooks/connection.ts'
import { createStore } from '../lib/create-store.ts'

/** The pause before the second attempt, in ms. It doubles with each failure. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 300_000

/**
 * True when the first installation of the worker has failed, or a script from another site was installed. It is tried
 * again.
 */
export const installFailed = createStore(false)

/**
 * Registers the worker, and tries again after a failed first installation, which a single missing file ends. The files
 * that arrived are stored, so each attempt only loads the rest.
 * @returns when a worker is active
 */
export async function installWorker(
  script: string,
): Promise<{ workbox: Workbox; registration: ServiceWorkerRegistration }> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    // A Workbox object follows only one worker, so each attempt has its own.
    const workbox = new Workbox(script)
    // Some private windows and policies refuse it, or the script did not load. The site works without a worker.
    const registration = await workbox.register().catch(() => undefined)
    const isInstalled = registration !== undefined && (await becomesActive(registration))
    installFailed.set(!isInstalled)
    if (isInstalled) return { workbox, registration }
    await whenReturned(pause)
  }
}

async function becomesActive(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (!worker) return false
  return new Promise((resolve) => {
    const settle = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated')
    }
    worker.addEventListener('statechange', settle)
    settle()
  })
}
