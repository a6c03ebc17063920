/**
 * What this device knows of its way to the dealer's server:
 * - `online`: the server has answered, or nothing says otherwise yet
 * - `weak`: its answer did not come in time
 * - `offline`: the browser has no network
 * - `server-unreachable`: the browser has a network, but no answer came, or one of another server
 */
export type ConnectionState = 'online' | 'weak' | 'offline' | 'server-unreachable'

/** How the site says it, in the same words everywhere. */
export const CONNECTION_WORDS: Record<Exclude<ConnectionState, 'online'>, string> = {
  weak: 'Weak signal.',
  offline: 'Offline.',
  'server-unreachable': 'We can’t reach our server.',
}

/** What to say in place of an answer that did not come. */
export const wordsWithoutAnswer = (state: ConnectionState): string =>
  CONNECTION_WORDS[state === 'online' ? 'server-unreachable' : state]
