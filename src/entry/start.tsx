import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { Providers } from '../app/providers.tsx'
import { detachFromReact } from '../before-hydration/detach-from-react.ts'
import { pageHydrated } from '../before-hydration/page-hydrated.ts'
import { resumeOutbox } from '../device/resume-outbox.ts'
import { within } from '../lib/time-limit.ts'
import { whenLoadable } from '../ui/lazy/loadable.ts'
import { AppRoutes, preloadPage } from './routes.tsx'

/** How long the device's code waits for the page and for an idle browser, in ms: either may never come. */
const LATEST_DEVICE_MS = 3_000

/**
 * Hydrates a prerendered page, or renders into an empty root.
 * @param yieldToMain ends a task
 */
export async function startPage(yieldToMain: () => Promise<void>) {
  const root = document.getElementById('root') as HTMLElement
  const queryClient = createQueryClient()
  const [state] = await Promise.all([readState(document.getElementById('data')), preloadPage(location.pathname)])
  if (state) hydrate(queryClient, state)
  await yieldToMain()

  const app = (
    <Providers queryClient={queryClient}>
      <BrowserRouter>
        <MarkHydrated>
          <AppRoutes />
        </MarkHydrated>
      </BrowserRouter>
    </Providers>
  )
  // A prerendered page is hydrated in slices if its data is available. In any other root the client renders.
  const prerendered = [...root.childNodes]
  // An error that no boundary catches empties the root, so the prerendered nodes are put back as plain HTML.
  const onUncaughtError = (error: unknown) => {
    detachFromReact(prerendered)
    root.replaceChildren(...prerendered)
    window.reportError?.(error)
  }
  // React wraps hydration errors, and reports them before it renders again. `sendReport` reports each place once.
  const onRecoverableError = (error: unknown) => window.reportError?.((error as Error).cause ?? error)
  if (root.firstElementChild && state !== null)
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError }))
  else createRoot(root, { onUncaughtError }).render(app)

  // Persistence, the service worker, the connection widget and the outbox are not needed for hydration, so they load
  // afterwards.
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const loadDevice = async () => {
    await whenLoadable()
    // If they cannot be loaded, the page can still be read, and the next page tries again.
    import('../device/start-device.ts').then((module) => module.startDevice(queryClient)).catch(() => {})
    resumeOutbox().catch(() => {})
  }
  // A page that the worker stored may be older than the device's data, which must not change the page while React
  // hydrates it.
  within(LATEST_DEVICE_MS, () => pageHydrated)
    .catch(() => {})
    .then(() => idle(loadDevice, { timeout: LATEST_DEVICE_MS }))
  // Animations follow user input, so their code is loaded at the first pointer or key event.
  const controller = new AbortController()
  const move = async () => {
    controller.abort()
    await whenLoadable()
    import('../app/motion.ts').then(({ startMotion }) => startMotion(preloadPage)).catch(() => {})
  }
  for (const type of ['pointerover', 'keydown']) addEventListener(type, move, controller)
}

/**
 * Marks the document as hydrated: event handlers are attached from now on. It wraps the routes instead of being beside
 * them, because React derives ids from an element's place in the tree, which must be the same as in
 * `src/entry/render-page.tsx`.
 */
function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}

/**
 * The query results from which a page was prerendered: inside the page, or in the file that its preload link names.
 * @returns undefined for a page that needs none, null when the file could not be loaded
 */
async function readState(element: HTMLElement | null): Promise<DehydratedState | undefined | null> {
  if (!element) return undefined
  if (!(element instanceof HTMLLinkElement)) return JSON.parse(element.textContent) as DehydratedState
  try {
    const response = await fetch(element.href)
    return response.ok ? ((await response.json()) as DehydratedState) : null
  } catch {
    return null
  }
}
