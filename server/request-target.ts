const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The target of a request as path and query. Proxies may put the origin in front (RFC 9112, 3.2.2), which makes no
 * difference here. If an address cannot be decoded, its percent signs are taken literally, so it simply is an address
 * that does not exist.
 */
export function pathOf(target = '/'): string {
  const url = target.replace(ORIGIN, '')
  const [path = '', ...query] = (url.startsWith('/') ? url : `/${url}`).split('?')
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    // The bundler would drop a call whose result is not used, and with it the error.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
