/*
 * What this tab keeps in `sessionStorage`, as JSON: over a reload, and for Back from another site. A browser that refuses its storage
 * keeps nothing.
 */

/** Undefined where nothing is stored, or no JSON. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/**
 * @param value undefined removes what is stored
 * @returns false where the browser does not store it
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
    // A browser that stores nothing.
  }
}
