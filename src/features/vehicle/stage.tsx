import { chakra } from '@chakra-ui/react'
import { plateGradient } from '../../ui/theme/colors.ts'

/** Where a vehicle's picture is shown, edge to edge. Empty it has the gray of the pictures' studio. */
export const Stage = chakra('div', {
  base: {
    position: 'relative',
    // Light in both themes, as the pictures are: the words on it stay legible while one is on its way.
    background: plateGradient,
    aspectRatio: '6 / 5',
    overflow: 'hidden',
    '@media (min-width: 1200px)': { aspectRatio: 'auto', flex: '1', minHeight: '690px', containerType: 'size' },
    '& img': {
      objectFit: 'cover',
      objectPosition: { base: '46% 50%', lg: '50% 50%' },
      filter: 'var(--picture)',
      cursor: 'zoom-in',
    },
    // Much wider than a picture, the stage would cut off roof and wheels: then its gray goes on at the sides.
    '@container (min-aspect-ratio: 7/5)': { '& img': { objectFit: 'contain' } },
    '& > a': {
      position: 'absolute',
      left: 'var(--edge)',
      top: { base: '6px', lg: '20px' },
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      color: 'fixedInk',
      fontWeight: '580',
      textStyle: 'small',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& :focus-visible': { outlineColor: 'fixedInk' },
  },
})
