import { dealer } from '../content/dealer.ts'

/** Makes an absolute URL from a path of this site. A complete address stays unchanged. */
export const absoluteUrl = (path: string): string => (path.startsWith('/') ? dealer.url + path : path)
