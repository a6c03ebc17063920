/** At this width the bar has all its filters; below it has the search and the button of the sheet. */
export const WIDE = '@media (min-width: 1200px)'
export const NARROW = '@media (max-width: 1199px)'

/** A cell of the wide bar. Its control fills it, so that the whole cell can be pressed. */
export const barCell = { position: 'relative', borderRight: '1px solid', borderColor: 'line' } as const

/** The label of a cell, above the choice. */
export const barLabel = {
  position: 'absolute',
  left: '6',
  top: '17px',
  color: 'subtle',
  fontSize: '13px',
  lineHeight: '17px',
  fontWeight: '520',
  pointerEvents: 'none',
} as const

/** A control of the bar without the browser's own style. */
export const barControl = {
  appearance: 'none',
  background: 'transparent',
  outlineOffset: '-2px',
  width: '100%',
} as const

/** The text of a control that fills its cell. */
export const barText = {
  height: '75px',
  padding: '34px 24px 17px',
  fontSize: '17px',
  lineHeight: '24px',
  cursor: 'pointer',
} as const

/** The label of a filter in the sheet. */
export const sheetLabel = { display: 'block', textStyle: 'label', fontSize: '14px', color: 'subtle' } as const
