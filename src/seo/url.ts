import { dealer } from '../content/dealer.ts'

/** A path of this site, or an address that is complete already, as an absolute URL. */
export const absoluteUrl = (path: string): string => (path.startsWith('/') ? dealer.url + path : path)
