import { chakra } from '@chakra-ui/react'

/** A flat tag at the edge of a picture. Use it for the state of a unit, not as decoration. */
export const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '4',
    background: 'fixedPaper',
    color: 'fixedInk',
    fontSize: '13px',
    fontWeight: '680',
    letterSpacing: '.06em',
    lineHeight: '1',
    zIndex: '1',
  },
  variants: {
    side: {
      left: { left: '0', padding: '8px 12px 8px 16px' },
      right: { right: '0', padding: '8px 16px 8px 12px' },
    },
    tone: {
      plain: {},
      out: {
        background: 'night',
        color: 'nightInk',
        // Browsers omit backgrounds in print, and the text is light.
        '@media print': {
          background: 'fixedPaper',
          color: 'fixedInk',
          border: '1px solid',
          printColorAdjust: 'exact',
        },
      },
    },
    row: {
      /** Below another tag. */
      second: { top: '52px' },
      /** Where there is no picture, below the tag at the upper edge. */
      bottom: { top: 'auto', bottom: '4' },
    },
    /** Words need less letter spacing than capitals. */
    words: { true: { letterSpacing: '.01em' } },
  },
  defaultVariants: { side: 'left', tone: 'plain' },
})
