/**
 * Names of the stores of pictures in Cache Storage. `seen` is the worker's and drops the least recently used; `kept`
 * is filled by the page and holds pictures of the catalogue until the catalogue no longer has them.
 */
export const pictureCaches = { seen: 'pictures', elsewhere: 'pictures-elsewhere', kept: 'kept-pictures' } as const

/** Holds room for inquiries while pictures are stored. */
export const RESERVE_CACHE = 'reserve'
