/** `Array.prototype.findLast`, which Firefox has from version 104. */
export const findLast = <T>(list: readonly T[], matches: (item: T) => unknown): T | undefined =>
  [...list].reverse().find(matches)
