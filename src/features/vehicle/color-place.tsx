import { chakra } from '@chakra-ui/react'

/** A stage on which the colours are chosen: wide enough for one row of them, and high enough for the cart above it. */
export const LARGE_STAGE = '@media (min-height: 600px)'
export const LARGE_STAGE_WIDTH = '@container (min-width: 680px)'
/** What the colours and the buttons below them take of such a stage. */
export const TAKEN_BELOW = '192px'

/** Where the colours of a cart in 3-D are chosen: on a large stage, or else below it. */
export const ColorPlace = chakra('section', {
  base: {
    gridRow: '2',
    minHeight: '268px',
    padding: '12px var(--gutter)',
    [LARGE_STAGE]: {
      [LARGE_STAGE_WIDTH]: {
        position: 'relative',
        zIndex: '1',
        gridRow: '1',
        alignSelf: 'end',
        minHeight: '0',
        padding: '0 24px 76px',
        color: 'fixedInk',
      },
    },
  },
})
