/*
 * Stores this tab's values in `sessionStorage`, as JSON: for a reload, and for Back from another site. Where the
 * browser refuses storage, nothing is stored.
 */

/** Undefined where nothing, or no JSON, is stored. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/**
 * @param value undefined removes the stored value
 * @returns false if the browser does not store it
 */
export function writeTab(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // The browser refuses storage.
  }
}
