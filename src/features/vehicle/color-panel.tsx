import { chakra } from '@chakra-ui/react'

/** Where the colors of a cart in 3-D are chosen, between the stage and the strip. */
export const ColorPanel = chakra('section', {
  base: {
    gridRow: '2',
    padding: { base: '12px var(--gutter)', lg: '12px 24px 4px var(--edge)' },
  },
})
