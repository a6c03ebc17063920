/**
 * What a service worker stores when it is installed.
 * @param worker its code, minified or not
 */
export const precachedBy = (worker: string): string[] =>
  [...worker.matchAll(/["']?\burl["']?:\s*["'`]([^"'`]+)/g)].map((match) => match[1] ?? '')
