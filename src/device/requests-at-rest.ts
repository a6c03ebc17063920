import { within } from '../lib/time-limit.ts'

/** How long no file must have arrived, in ms. */
const QUIET_MS = 300
const LIMIT_MS = 3_000

/** Resolves when no file has arrived for a moment, at the latest after three seconds. */
export const requestsAtRest = (): Promise<void> => within(LIMIT_MS, quiet).catch(() => {})

const quiet = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET_MS)
    }
    const observer = new PerformanceObserver(wait)
    const end = () => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    signal.addEventListener('abort', end)
    observer.observe({ type: 'resource' })
    wait()
  })
