const KEY = 'keep-everything'

/**
 * What somebody has said about storing pictures on this device. By itself and at once, and not among the values of
 * `deviceClient`: a tab may be closed right after.
 */
export type StoragePreference =
  /** All of them, in the forms for a screen of so many dots. */
  | { pixels: number }
  /** None but those that are looked at. */
  | 'none'
  /** Do not ask again. */
  | 'unasked'

/** @returns undefined when nobody has said anything, and where the browser stores nothing */
export function storagePreference(): StoragePreference | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (value === 'none' || value === 'unasked') return value
    return typeof value === 'number' && value > 0 ? { pixels: value } : undefined
  } catch {
    return undefined
  }
}

export function setStoragePreference(preference: StoragePreference | undefined): void {
  try {
    if (preference === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(typeof preference === 'object' ? preference.pixels : preference))
  } catch {
    // Then what is asked for now holds for this page only.
  }
}
