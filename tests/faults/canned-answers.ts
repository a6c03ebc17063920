import { API_HEADER } from '../../src/contract/own-answer.ts'

/** A complete HTTP answer as it goes over the wire. The connection ends with it. */
export function canned(status: number, headers: Record<string, string>, body = ''): string {
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Canned\r\n${lines.join('')}\r\n${body}`
}

/** What the site's server would say, in words of its own so that a test can tell where they come from. */
export const refusal = (status: number, headers: Record<string, string> = {}): string =>
  canned(
    status,
    { 'content-type': 'application/json', [API_HEADER]: '1', ...headers },
    JSON.stringify({ error: wordsOf(status) }),
  )

export const wordsOf = (status: number): string => `The server says ${status}.`

/** A network that wants people to sign in first answers every request with its own page. */
export const signInPage = canned(200, { 'content-type': 'text/html' }, '<!doctype html><h1>Welcome to the hotel</h1>')

/** Another one sends them to that page. */
export const signInRedirect = canned(302, { location: 'http://127.0.0.1:9/sign-in' })

/** A proxy whose server is just starting again. */
export const gatewayPage = canned(502, { 'content-type': 'text/html' }, '<html><h1>502 Bad Gateway</h1></html>')
