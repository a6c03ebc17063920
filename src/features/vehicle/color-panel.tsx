import { chakra } from '@chakra-ui/react'
import { LYING_PHONE } from '../../ui/screens.ts'
import { UPRIGHT_TABLET } from './stage.tsx'

/** Where the colors of a cart in 3-D are chosen, between the stage and the strip. */
export const ColorPanel = chakra('section', {
  base: {
    gridRow: '2',
    padding: { base: '12px var(--gutter)', lg: '12px 24px 4px var(--edge)' },
    [UPRIGHT_TABLET]: { paddingRight: '12px' },
    // The first row of colors is on the screen with the stage.
    [LYING_PHONE]: { paddingTop: '2px' },
  },
})
