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

/**
 * Why a request failed, for people.
 * @param hasAnswered whether our server answered, with an error
 */
export function failureWords(state: ConnectionState, hasAnswered = false): string {
  if (state !== 'online') return CONNECTION_WORDS[state]
  return hasAnswered ? 'Something went wrong on our side.' : CONNECTION_WORDS['server-unreachable']
}
