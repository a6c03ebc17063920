/** The width of a card in a row of three at the end of the page's column, and the room that the row takes. */
export const rowOfCarts = {
  '--card': { base: '76vw', sm: '42vw', xl: 'calc((min(100vw, var(--column)) - 2 * var(--gutter) - 64px) / 3)' },
  '--row': { base: 'calc(var(--card) * .75 + 270px)', sm: 'calc(var(--card) * .75 + 245px)' },
  minHeight: 'var(--row)',
} as const
