const BASE = '/images/share'

/**
 * Addresses of the pictures for shared links, 1200 x 630. The build draws one for each of `shareCards`, and the server
 * draws those of vehicles that have changed since.
 */
export const sharePictures = {
  site: `${BASE}/site.jpg`,
  brand: (id: string) => `${BASE}/${id}.jpg`,
  town: (slug: string) => `${BASE}/towns/${slug}.jpg`,
  vehicle: (id: string) => `${BASE}/vehicles/${encodeURIComponent(id)}.jpg`,
} as const

export const SHARE_SIZE = { width: 1200, height: 630 } as const
