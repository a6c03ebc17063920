import { endpoints } from '../contract/endpoints.ts'
import { timeLimit } from './time-limit.ts'

/** How long an answer may take, in ms. */
const LIMIT = 5_000

/**
 * Asks whether our server answers now, the worker's copies aside. The sign-in page of a public network is HTML, so only an
 * answer that is JSON counts.
 */
export async function askServer(): Promise<'came' | 'late' | 'none'> {
  const signal = timeLimit(LIMIT)
  try {
    const options = { method: 'HEAD', redirect: 'error', cache: 'no-store', signal } as const
    const { ok, headers } = await fetch(endpoints.vehicles, options)
    return ok && headers.get('content-type')?.startsWith('application/json') ? 'came' : 'none'
  } catch {
    return signal.aborted ? 'late' : 'none'
  }
}

export const isReachable = async (): Promise<boolean> => (await askServer()) === 'came'
