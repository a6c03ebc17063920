/** Paths of the API, the same for the site's server, the mock API and the service worker. */
export const endpoints = {
  vehicles: '/api/vehicles',
  vehicle: (ref: string) => `/api/vehicles/${encodeURIComponent(ref)}`,
  /** Special hours and notices of the next days. */
  today: '/api/today',
  contact: '/api/contact',
  /** Browsers report errors of the site's own scripts here. The answer is always 204, even if the report is dropped. */
  errors: '/api/errors',
} as const

/** The list of vehicles at the time of the build. The service worker falls back on it. */
export const SNAPSHOT_PATH = '/data/vehicles.json'

/**
 * A header of the list of vehicles, and of each page with vehicles: equal values mean that the page shows this list.
 */
export const STOCK_HEADER = 'x-stock'

/** The reference in `/api/vehicles/{ref}`; undefined for any other path. */
export function vehicleRefOfRequest(pathname: string): string | undefined {
  const match = /^\/api\/vehicles\/([^/]+)$/.exec(pathname)
  if (!match?.[1]) return undefined
  try {
    return decodeURIComponent(match[1])
  } catch {
    return undefined
  }
}
