/** How long what was read from the API counts as fresh, in ms. */
export const FRESH_MS = 5 * 60_000
