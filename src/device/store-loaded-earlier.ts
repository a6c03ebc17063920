/**
 * Has the worker store files that were loaded before it controlled this page, such as a cart in 3-D on a first visit. They mostly
 * come from the browser's own cache. Waits for the worker, for ever where there is none, and never rejects.
 * @param paths of files that the worker stores when they are asked for
 */
export async function storeLoadedEarlier(paths: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator
  // Undefined without a secure context.
  if (!serviceWorker) return
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  await Promise.allSettled(paths.map(async (path) => (await fetch(path)).arrayBuffer()))
}
