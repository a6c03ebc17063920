const KEY = 'keep-everything'

/**
 * What somebody has said about storing pictures on this device. By itself and at once, and not among the values of
 * `deviceClient`: a tab may be closed right after.
 */
export type KeepWish =
  /** All of them, in the forms for a screen of so many dots. */
  | { pixels: number }
  /** None but those that are looked at. */
  | 'none'
  /** Do not ask again. */
  | 'unasked'

/** @returns undefined when nobody has said anything, and where the browser stores nothing */
export function keepWish(): KeepWish | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (value === 'none' || value === 'unasked') return value
    return typeof value === 'number' && value > 0 ? { pixels: value } : undefined
  } catch {
    return undefined
  }
}

export function setKeepWish(wish: KeepWish | undefined): void {
  try {
    if (wish === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(typeof wish === 'object' ? wish.pixels : wish))
  } catch {
    // Then what is asked for now holds for this page only.
  }
}
