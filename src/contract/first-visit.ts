/**
 * The folder of a build with each page once more, its rules of style inside it. The server answers with them at a page's
 * address; the worker stores the others, whose one stylesheet it has stored as well.
 */
export const FIRST_VISIT = 'first-visit'
