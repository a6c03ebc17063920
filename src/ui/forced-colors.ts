// Forced colors replace every background by that of the page, and draw transparent borders. Only system colors stay as written.

/** The person has chosen a few colors for everything, as in the contrast themes of Windows. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** Room for a line below, which a state shows by giving it a color. */
export const lineRoom = { borderBottom: '2px solid transparent', [FORCED_COLORS]: { borderColor: 'Canvas' } } as const

/** What is drawn by its background alone: a mark, an arrow, a dot, a bar. */
export const drawnBy = (color: string) =>
  ({ background: color, [FORCED_COLORS]: { background: 'CanvasText' } }) as const
