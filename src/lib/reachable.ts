import { endpoints } from '../contract/endpoints.ts'
import { timeLimit } from './time-limit.ts'

/** How long an answer may take, in ms. */
const LIMIT = 5_000

/**
 * Whether our server answers now, the worker's copies aside. The sign-in page of a public network is HTML, so only an
 * answer that is JSON counts.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const options = {
      method: 'HEAD',
      redirect: 'error',
      cache: 'no-store',
      signal: timeLimit(LIMIT),
    } as const
    const { ok, headers } = await fetch(endpoints.vehicles, options)
    return ok && !!headers.get('content-type')?.startsWith('application/json')
  } catch {
    return false
  }
}
