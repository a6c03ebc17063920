/** In ms. */
const WAIT = 30_000

/**
 * For code of a kiosk that could not be loaded: nobody presses anything again there, and without its code it neither removes
 * personal data nor finds a new version.
 * @returns never resolves, so that the page is shown without it until it is loaded again
 */
export const reloadLater = () => new Promise<never>(() => setTimeout(() => location.reload(), WAIT))
