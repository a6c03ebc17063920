import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type Look = {
  /**
   * One `primary` a screen: it marks what to do next. `solid` is the main action of a form, `outline` a secondary action, both in ink;
   * `quiet` is underlined text.
   */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet'
  size?: 'md' | 'sm'
  wide?: boolean
}

/** A button; with `asChild` a link gets its styles. */
export const Button = ({
  variant = 'solid',
  size = 'md',
  wide = false,
  ...rest
}: ComponentProps<typeof Dressed> & Look) => (
  <Dressed data-look={`${variant} ${size}${wide ? ' wide' : ''}`} {...rest} />
)

/** One class for all looks: a class for each combination would repeat the base in every page that has several. */
const Dressed = chakra('button', {
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
    '&:hover svg[data-arrow]': { transform: 'translateX(3px)' },
    '&[data-look~=sm]': { minHeight: '44px', paddingInline: '4', fontSize: '15px' },
    '&[data-look~=wide]': { width: '100%' },
    '&[data-look~=primary]': { background: 'accent', color: 'accentFg', '&:hover': { background: 'accentHover' } },
    '&[data-look~=solid]': { background: 'ink', color: 'page', '&:hover': { background: 'inkHover' } },
    '&[data-look~=outline]': { borderColor: 'ink', color: 'ink', '&:hover': { background: 'skeleton' } },
    '&[data-look~=quiet]': {
      paddingInline: '2',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
      textDecorationColor: 'control',
      '&:hover': { textDecorationColor: 'ink' },
    },
    // The doubled selector has the specificity of the `:hover` rules.
    '&&:disabled, &&[aria-disabled=true]': {
      background: 'sunken',
      color: 'subtle',
      // In the dark it has nearly the color of the page.
      boxShadow: 'inset 0 0 0 1px var(--c-colors-line)',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
})
