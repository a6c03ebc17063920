// Forced colors replace every background by that of the page, and make transparent borders visible. Only system colors
// stay as written.

/** The person has chosen a few colors for everything, as with the contrast themes of Windows. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** A transparent underline, which a state can color without moving anything. */
export const lineRoom = { borderBottom: '2px solid transparent', [FORCED_COLORS]: { borderColor: 'Canvas' } } as const

/** For shapes that consist only of their background: a mark, an arrow, a dot, a bar. */
export const drawnBy = (color: string) =>
  ({ background: color, [FORCED_COLORS]: { background: 'CanvasText' } }) as const
