import autocannon, { type Request, type Result } from 'autocannon'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testInquiry } from '../test-inquiry.ts'

const CONNECTIONS = 50

/** A new inquiry each time. */
export const newInquiry: Request = {
  method: 'POST',
  path: endpoints.contact,
  headers: { 'content-type': 'application/json' },
  setupRequest: (request) => ({ ...request, body: JSON.stringify(testInquiry()) }),
}

/**
 * Sends one request after the other over each of 50 connections, or a fixed number a second over all of them.
 * @throws Error unless each answer has the expected status
 */
export async function load(
  url: string,
  request: Request,
  expected: number,
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<Result> {
  const rate = perSecond ? { overallRate: perSecond } : {}
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request], ...rate })
  const statuses = Object.keys(result.statusCodeStats ?? {})
  if (statuses.join() !== `${expected}` || result.errors > 0)
    throw new Error(`${result.errors} errors, and answers of status ${statuses.join(', ')}`)
  return result
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
