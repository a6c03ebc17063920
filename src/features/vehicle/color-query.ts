// The names of `src/lib/colored-parts.ts` and of the view in `src/addresses/paths.ts` stand here once more: to import them costs the page of a
// vehicle 165 bytes. `color-query.test.ts` compares them.

/**
 * What the query of an address says of colours, each with a `&` before it, for the query of another one. Whether there are such colours
 * is looked up where they are shown: the palette is not in the code of a first route.
 */
export const colorQuery = (query: string): string =>
  (query.match(/[?&](paint|roof|seats)=[a-z-]+(?![^&])/g) ?? []).join('').replace('?', '&')

/** Whether an address asks for the cart in 3-D, in colours or as it is pictured. */
export const asksForTurn = (query: string): boolean => /[?&](view=3d\b|(paint|roof|seats)=\w)/.test(query)
