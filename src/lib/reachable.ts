import { endpoints } from '../contract/endpoints.ts'
import { isForeign, saysJson } from '../contract/own-answer.ts'
import { TooLate, within } from './time-limit.ts'

/** How long to wait for an answer, in ms. */
const LIMIT_MS = 5_000

/**
 * Asks whether our server answers now, if only with an error, bypassing the worker's copies. Only JSON counts as an
 * answer, because the sign-in page of a public network is HTML.
 */
export async function askServer(): Promise<'came' | 'late' | 'none'> {
  const ask = (signal: AbortSignal) =>
    fetch(endpoints.vehicles, { method: 'HEAD', redirect: 'error', cache: 'no-store', signal })
  try {
    const response = await within(LIMIT_MS, ask)
    return !isForeign(response) && saysJson(response.headers) ? 'came' : 'none'
  } catch (error) {
    return error instanceof TooLate ? 'late' : 'none'
  }
}

export const isReachable = async (): Promise<boolean> => (await askServer()) === 'came'
