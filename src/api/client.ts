import { isForeign, isOwn, STORED_HEADER } from '../contract/own-answer.ts'
import { type ConnectionState, failureWords, SERVER_ERROR } from '../lib/connection-state.ts'
import { parseJson } from '../lib/parse-json.ts'
import { clockOffset, earlyOffset, noteServerTime, serverNow } from '../lib/server-clock.ts'
import { TooLate, within } from '../lib/time-limit.ts'

/**
 * A request without a usable answer. `status` is the HTTP status, or 0 when our server did not answer (no answer came,
 * or one from another server); then `isLate` says that it took too long. `asOf` is epoch ms.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly asOf: number
  readonly isLate: boolean

  constructor(message: string, status: number, asOf = serverNow(), isLate = false) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.asOf = asOf
    this.isLate = isLate
  }
}

/** Why a read failed, for people: without an answer, it is what the connection is now. */
export const whyFailed = (error: Error, connection: ConnectionState): string =>
  error instanceof ApiFailure && error.status === 0 ? failureWords(connection) : error.message

type Options = {
  signal?: AbortSignal | undefined
  /** The sentence for an answer that is not OK. */
  onStatus?: (status: number) => string
  /** Whether its time counts only until an answer about the vehicles has come. */
  isEarly?: boolean
}

/** Time limit of a request, in ms. The service worker answers from its cache long before that. */
const LIMIT_MS = 15_000

/**
 * Reads JSON from the API and parses it: nothing from the network is trusted.
 * @param parse returns the typed answer, or undefined when it is invalid
 * @returns the parsed answer and when it was true (epoch ms from the `Date` header, which a stored answer keeps)
 * @throws ApiFailure; {@link whyFailed} has the sentence for a person
 */
export async function getJson<T>(
  path: string,
  parse: (value: unknown) => T | undefined,
  options: Options = {},
): Promise<{ data: T; asOf: number }> {
  const read = async (signal: AbortSignal) => {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
    return { response, text: await response.text() }
  }
  const { response, text } = await within(LIMIT_MS, read, options.signal).catch((error) => {
    if (options.signal?.aborted) throw error
    const isLate = error instanceof TooLate
    throw new ApiFailure('No answer', 0, undefined, isLate)
  })
  const { ok, status, headers } = response
  const date = Date.parse(headers.get('date') ?? '')
  const asOf = date || serverNow()
  if (!ok) {
    const message = options.onStatus?.(status) ?? `HTTP error! status: ${status}`
    // A proxy's 404 must not mean that a vehicle is gone.
    throw new ApiFailure(message, isForeign(response) ? 0 : status, asOf)
  }
  const data = parse(parseJson(text))
  if (data === undefined) {
    const hasAnswered = isOwn(headers)
    throw new ApiFailure(SERVER_ERROR, hasAnswered ? status : 0)
  }
  if (date && !headers.has(STORED_HEADER)) noteServerTime(date, options.isEarly ? earlyOffset : clockOffset)
  return { data, asOf }
}
