import { within } from '../lib/time-limit.ts'

/** If a worker's installation has not begun after this time, it was refused or is not part of this build, in ms. */
const BEGINS_WITHIN_MS = 30_000

/**
 * Waits until the service worker's installation ends, however long it takes.
 * @returns whether it is installed; false if it was refused or the installation failed
 */
export async function workerInstalled(): Promise<boolean> {
  const { serviceWorker } = navigator
  // Undefined without a secure context.
  if (!serviceWorker) return false
  const ready = serviceWorker.ready.then(() => true)
  if (await within(BEGINS_WITHIN_MS, () => ready).catch(() => false)) return true
  const worker = (await serviceWorker.getRegistration().catch(() => undefined))?.installing
  return worker ? Promise.race([ready, failed(worker)]) : false
}

const failed = (worker: ServiceWorker) =>
  new Promise<false>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve(false))
  })
