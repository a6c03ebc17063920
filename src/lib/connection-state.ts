/**
 * What this device knows about its connection to the dealer's server:
 * - `online`: the server has answered, if only with an error, or nothing is known yet
 * - `weak`: its answer did not come in time
 * - `offline`: the browser has no network
 * - `server-unreachable`: the browser has a network, but got no answer, or one from another server
 */
export type ConnectionState = 'online' | 'weak' | 'offline' | 'server-unreachable'

/** The site's words for these states, the same everywhere. */
export const CONNECTION_WORDS: Record<Exclude<ConnectionState, 'online'>, string> = {
  weak: 'Weak signal.',
  offline: 'Offline.',
  'server-unreachable': 'We can’t reach our server.',
}

/** The site's words for an answer of our server that is an error or cannot be read. */
export const SERVER_ERROR = 'Something went wrong on our end.'

/** The state after a request that our server did not answer, or not in time. */
export const stateWithoutAnswer = (isLate: boolean): Exclude<ConnectionState, 'online'> =>
  !navigator.onLine ? 'offline' : isLate ? 'weak' : 'server-unreachable'

/**
 * Why a read failed, for people.
 * @param hasAnswered whether our server answered, with an error
 */
export function failureWords(state: ConnectionState, hasAnswered = false): string {
  if (state !== 'online') return CONNECTION_WORDS[state]
  return hasAnswered ? SERVER_ERROR : CONNECTION_WORDS[stateWithoutAnswer(false)]
}
