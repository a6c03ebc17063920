import type { PageMessage, StoredFiles } from '../contract/worker-messages.ts'
import { within } from '../lib/time-limit.ts'
import { installFailed } from './install-worker.ts'

/** A worker that is not this site's never answers, so this is the limit in ms. */
const LIMIT_MS = 10_000

/**
 * What the worker has stored.
 * @returns undefined when no worker answers, so that nothing is known
 */
export async function askWorker(): Promise<StoredFiles | undefined> {
  const active = (await navigator.serviceWorker?.getRegistration().catch(() => undefined))?.active
  if (!active) return undefined
  const { port1, port2 } = new MessageChannel()
  const answer = () =>
    new Promise<StoredFiles>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<StoredFiles>) => resolve(data)
      active.postMessage({ type: 'CHECK_STORED' } satisfies PageMessage, [port2])
    })
  return within(LIMIT_MS, answer)
    .catch(() => void installFailed.set(true))
    .finally(() => port1.close())
}
