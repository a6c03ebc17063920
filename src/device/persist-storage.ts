/** Asks the browser not to clear the site's storage when space runs out. It may refuse, and nothing depends on it. */
export const persistStorage = (): void => void navigator.storage?.persist?.().catch(() => {})
