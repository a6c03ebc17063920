/**
 * The folder of a build with a second version of each page, which contains its own style rules. The server sends these
 * pages; the worker stores the others, with their shared stylesheet.
 */
export const FIRST_VISIT = 'first-visit'
