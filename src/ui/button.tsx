import { chakra } from '@chakra-ui/react'
import { FORCED_COLORS } from './forced-colors.ts'
import { ARROW } from './icon.tsx'
import { underlined } from './layout.tsx'

/** A button. With `asChild`, a link gets its styles. */
export const Button = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '52px',
    paddingInline: '6',
    borderRadius: 'control',
    border: '1.5px solid transparent',
    fontWeight: '600',
    fontSize: '17px',
    lineHeight: '1.2',
    letterSpacing: '-.005em',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms, border-color 120ms',
    '& svg': { flex: 'none', transition: 'transform 200ms var(--ease)' },
    [`&:hover ${ARROW}`]: { transform: 'translateX(3px)' },
    // The doubled selector has the specificity of the `:hover` rules.
    '&&:disabled, &&[aria-disabled=true]': {
      background: 'sunken',
      color: 'subtle',
      // In dark mode the button has nearly the color of the page.
      boxShadow: 'inset 0 0 0 1px var(--c-colors-line)',
      borderColor: 'transparent',
      cursor: 'not-allowed',
      [FORCED_COLORS]: { color: 'GrayText', borderColor: 'GrayText' },
    },
  },
  variants: {
    size: { md: {}, sm: { minHeight: '44px', paddingInline: '4', fontSize: '15px' } },
    wide: { true: { width: '100%' } },
    variant: {
      /** Once per screen, for the next step. */
      primary: { background: 'accent', color: 'accentFg', '&:hover': { background: 'accentHover' } },
      /** The main action of a form. */
      solid: { background: 'ink', color: 'page', '&:hover': { background: 'inkHover' } },
      /** A secondary action. */
      outline: { borderColor: 'ink', color: 'ink', '&:hover': { background: 'skeleton' } },
      /** Underlined text. */
      quiet: { paddingInline: '2', ...underlined },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})
