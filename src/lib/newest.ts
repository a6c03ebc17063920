type Dated = { asOf: number }

/** Of two answers the one that was true later, or the only one there is. */
export const newest = <T extends Dated>(one: T | undefined, other: T | undefined): T | undefined =>
  one && other ? (one.asOf >= other.asOf ? one : other) : (one ?? other)
