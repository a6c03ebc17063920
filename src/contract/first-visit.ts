/**
 * The folder of a build with a second version of each page, which contains its style rules. The server sends these; the
 * worker stores the others, together with their one stylesheet.
 */
export const FIRST_VISIT = 'first-visit'
