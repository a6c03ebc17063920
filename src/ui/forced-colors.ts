// Forced colors replace every background by that of the page, and make transparent borders visible. Only system colors
// stay as written.

/** The person has chosen a few colors for everything, as with the contrast themes of Windows. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** Room for a line below, which a state makes visible by coloring it. */
export const lineRoom = { borderBottom: '2px solid transparent', [FORCED_COLORS]: { borderColor: 'Canvas' } } as const

/** For shapes that consist only of their background: a mark, an arrow, a dot, a bar. */
export const drawnBy = (color: string) =>
  ({ background: color, [FORCED_COLORS]: { background: 'CanvasText' } }) as const
