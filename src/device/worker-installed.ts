/** After so long a worker whose installation has not begun was refused, or is not part of this build, in ms. */
const BEGINS_WITHIN_MS = 30_000

/**
 * Waits for the end of the service worker's installation, however long it takes.
 * @returns whether it is installed; false where it was refused, and where the installation failed
 */
export async function workerInstalled(): Promise<boolean> {
  const { serviceWorker } = navigator
  // Undefined without a secure context.
  if (!serviceWorker) return false
  return Promise.race([serviceWorker.ready.then(() => true), notInstalled(serviceWorker)])
}

async function notInstalled(serviceWorker: ServiceWorkerContainer): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, BEGINS_WITHIN_MS))
  const worker = (await serviceWorker.getRegistration().catch(() => undefined))?.installing
  if (!worker) return false
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve(false)),
  )
}
