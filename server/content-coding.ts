import type { FastifyInstance } from 'fastify'

export type Coding = 'br' | 'gzip'

/** The quality value that a client gives each coding, 0 to 1; 0 means never. */
type Preferences = Readonly<Record<Coding, number>>

const NONE: Preferences = { br: 0, gzip: 0 }

/** Parses `Accept-Encoding` as in RFC 9110, 12.5.3. An invalid entry counts as 0. */
function parse(header: string): Preferences {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [, name = '', weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part) ?? []
    weights.set(name, Number.parseFloat(weight) || 0)
  }
  const other = weights.get('*') ?? 0
  return { br: weights.get('br') ?? other, gzip: weights.get('gzip') ?? weights.get('x-gzip') ?? other }
}

/** Browsers send a handful of different headers; invented ones must not fill the memory. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, Preferences>()

function preferencesOf(header: string): Preferences {
  const known = remembered.get(header)
  if (known) return known
  const preferences = parse(header)
  if (remembered.size < MOST_REMEMBERED) remembered.set(header, preferences)
  return preferences
}

/**
 * What a client accepts and prefers, as an `Accept-Encoding` that every parser reads the same way. Clients with the
 * same value can share an answer.
 */
export function clientPreferences(header: string | undefined): string {
  const { br, gzip } = header === undefined ? NONE : preferencesOf(header)
  if (br > 0) return gzip > br ? 'gzip,br;q=0.5' : gzip > 0 ? 'br,gzip' : 'br'
  return gzip > 0 ? 'gzip' : ''
}

/** Whether a client with these {@link clientPreferences} accepts this coding; undefined means no coding. */
export const accepts = (preferences: string, coding: unknown): boolean =>
  coding === undefined || preferences.split(/[,;]/).includes(String(coding))

/**
 * Replaces the `Accept-Encoding` of each request by our reading of it. @fastify/static parses it differently, and its
 * answer must not be cached under our reading.
 */
export function readPreferencesOnce(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const preferences = clientPreferences(headers['accept-encoding'])
    if (preferences) headers['accept-encoding'] = preferences
    else delete headers['accept-encoding']
    done()
  })
}

/**
 * The available coding with the highest quality value; with equal values, the one with the smaller file. Undefined for
 * none.
 */
export function codingFor(
  header: string | undefined,
  available: Readonly<Record<Coding, unknown>>,
): Coding | undefined {
  const { br, gzip } = header === undefined ? NONE : preferencesOf(header)
  if (br > 0 && br >= (available.gzip ? gzip : 0) && available.br) return 'br'
  return gzip > 0 && available.gzip ? 'gzip' : undefined
}
