import { chakra } from '@chakra-ui/react'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'
import { HOT_SPOT, IN_SIGHT, OUTLINED } from '../../ui/page-marks.ts'
import { LOW_PHONE, LYING_PHONE } from '../../ui/screens.ts'
import { plateGradient } from '../../ui/theme/colors.ts'
import { NARROW_LANDSCAPE } from './stage.tsx'

/** Names the chosen hot spot; screen readers announce it. */
export const Caption = chakra('output', {
  base: {
    position: 'absolute',
    top: '52px',
    left: '50%',
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: '86%',
    padding: '6px 12px',
    background: 'fixedPaper',
    color: 'fixedInk',
    textStyle: 'small',
    fontWeight: '600',
    '&:empty': { display: 'none' },
  },
})

/** Why the cart cannot be shown in 3-D. */
export const Problem = chakra('p', {
  base: {
    // Scrolls to above the dock, if there is one.
    scrollMarginBottom: { base: '96px', lg: '16px' },
    minHeight: '44px',
    alignContent: 'center',
    fontWeight: '560',
    textStyle: 'small',
  },
})

const unseen = { '&& model-viewer': { opacity: '0' } } as const

/** The 3-D stage itself, and its buttons. */
export const Layer = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    aspectRatio: '1',
    '& :focus-visible': { outlineColor: 'fixedInk' },
    '& model-viewer': {
      width: '100%',
      height: '100%',
      background: 'none',
      outline: 'none',
      // Dimmed in dark mode, like the pictures.
      filter: 'var(--picture)',
    },
    // The outline is around the stage: around the viewer it would cross the buttons on it.
    [`&:has(${OUTLINED})`]: { outline: '2px solid', outlineColor: 'fixedInk', outlineOffset: '-4px' },
    [`& ${HOT_SPOT}`]: {
      // A drag that begins here turns the cart; for a pointer that does not move, the viewer presses the button.
      pointerEvents: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      _before: {
        content: '""',
        width: '16px',
        height: '16px',
        borderRadius: '50%',
        background: 'fixedPaper',
        border: '4px solid',
        borderColor: 'fixedInk',
      },
      // Hidden behind the cart, but visible while it has the keyboard focus.
      [`&:not(${IN_SIGHT}):not(:focus-visible)`]: { opacity: '0' },
      '&[aria-pressed=true]::before': { background: 'fixedInk', outline: '3px solid', outlineColor: 'fixedPaper' },
    },
    // As wide as the screen and above the text, because the buttons are beside the cart.
    [NARROW_LANDSCAPE]: { zIndex: '2', width: '100vw', aspectRatio: 'auto', height: 'var(--stage)' },
    // Scrolls to the top of the window: the row of paints below it is 8 px lower than what is left to a dock.
    [LYING_PHONE]: { scrollMarginBottom: '-8px' },
  },
  variants: {
    state: {
      loading: unseen,
      // The stage's own gray hides the still picture.
      drawn: { background: `linear-gradient(var(--picture-shade), var(--picture-shade)), ${plateGradient}` },
      // Lets the picture that remains take presses.
      problem: { ...unseen, pointerEvents: 'none', '& button': { pointerEvents: 'auto' } },
    },
  },
})

export const ViewerBox = chakra('div', {
  base: {
    position: 'absolute',
    inset: '20px 0 60px',
    outline: 'none',
    // Room for the buttons beside the cart.
    [LOW_PHONE]: { inset: '0 120px 0 0' },
  },
})

export const Foot = chakra('footer', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: { base: '8px', lg: '20px' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '1',
    paddingInline: '2',
    color: 'fixedInk',
    textStyle: 'small',
    // The views look like one bar.
    '& fieldset': { display: 'flex', overflow: 'hidden', borderRadius: 'control' },
    '& fieldset button': {
      borderRadius: '0',
      // Inset, because the bar's `overflow` would cut off an outer outline.
      '&:focus-visible': { outlineOffset: '-5px' },
      '&[aria-pressed=true]:focus-visible': { outlineColor: 'fixedPaper' },
    },
    '& button': {
      minHeight: '44px',
      minWidth: '44px',
      paddingInline: { base: '8px', lg: '16px' },
      borderRadius: 'control',
      background: 'fixedPaper',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'fixedPaperHover' },
      '&[aria-pressed=true]': {
        background: 'fixedInk',
        color: 'fixedPaper',
        [FORCED_COLORS]: { outline: '3px solid' },
      },
    },
  },
  variants: {
    isDrawn: {
      // On a phone held sideways the cart is in the middle, with room beside it.
      false: {
        [NARROW_LANDSCAPE]: {
          '&&': { justifyContent: 'flex-end', paddingInline: 'var(--edge)' },
          // Above the dock, which is beside the stage.
          '@media (max-height: 500px)': { bottom: '65px' },
        },
      },
      // Beside the cart, which would be half as large above them.
      true: {
        [LOW_PHONE]: {
          '&&': {
            inset: '0 var(--edge) 0 auto',
            width: '108px',
            alignContent: 'center',
            paddingInline: '0',
            '& fieldset': { flexDirection: 'column', width: '100%' },
            '& button': { width: '100%' },
          },
        },
      },
    },
  },
})
