/** Time until the reload, in ms. */
const WAIT_MS = 30_000

/**
 * Reloads the page when code of the kiosk could not be loaded. A customer would not try again, and without this code the
 * kiosk neither removes personal data nor finds a new version.
 * @returns a promise that never resolves, so that the page is shown without the part until it reloads
 */
export const reloadLater = () => new Promise<never>(() => setTimeout(() => location.reload(), WAIT_MS))
