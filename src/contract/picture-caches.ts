/**
 * Names of the caches for pictures. The worker fills `seen` and drops the least recently used. The page fills `kept`
 * with pictures of the catalogue, until the catalogue no longer names them.
 */
export const pictureCaches = { seen: 'pictures', elsewhere: 'pictures-elsewhere', kept: 'kept-pictures' } as const

/** Reserves room for inquiries while pictures are stored. */
export const RESERVE_CACHE = 'reserve'
