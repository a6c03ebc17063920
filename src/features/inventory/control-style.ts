import { SIDEWAYS } from '../../ui/screens.ts'

/** From this width on, the bar has all filters. Below it, the bar has the search field and the button that opens the sheet. */
export const WIDE = '@media (min-width: 1280px)'
export const NARROW = '@media (max-width: 1279px)'

/** From 700 px on, the choices above the cards have two rows. */
export const TWO_ROWS = '@media (min-width: 700px) and (max-width: 1279px)'

/** Height of each control above the cards. The choices in `radio-choice.tsx` have the same, with their borders. */
export const CONTROL_HEIGHT = { base: '48px', sm: '55px' } as const
export const CONTROL_HEIGHT_SIDEWAYS = '47px'

/** A box of the bar: a field, or something that opens. iOS zooms into fields with smaller text. */
export const control = {
  height: CONTROL_HEIGHT,
  [SIDEWAYS]: { height: CONTROL_HEIGHT_SIDEWAYS },
  border: '1.5px solid',
  borderColor: 'control',
  borderRadius: 'control',
  background: 'surface',
  fontSize: '16px',
} as const

/** The label of a filter in the sheet. */
export const sheetLabel = { display: 'block', textStyle: 'label', fontSize: '14px', color: 'subtle' } as const
