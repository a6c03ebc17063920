import { chakra } from '@chakra-ui/react'

/** The page's column: at most 1488 px with its gutters, and wider on a large kiosk. */
export const Wrap = chakra('div', {
  base: { maxWidth: 'var(--column)', width: '100%', marginInline: 'auto', paddingInline: 'var(--gutter)' },
})

/**
 * A section of a page, with vertical padding. It uses a CSS variable instead of a value per breakpoint, because Chakra
 * merges the nested values of a derived component, whose sections then had the wrong padding.
 */
export const Section = chakra('section', {
  base: {
    maxWidth: 'var(--column)',
    width: '100%',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    paddingBlock: 'var(--air)',
  },
})

/** A section below another one, whose padding separates the two. */
export const NextSection = chakra('section', {
  base: {
    maxWidth: 'var(--column)',
    width: '100%',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    paddingBottom: 'var(--air)',
  },
})

/** The heading of a section, above its content. */
export const SectionTitle = chakra('h2', { base: { textStyle: 'title', paddingBottom: '8' } })

/** Buttons side by side; on a phone each is as wide as the page. Paper has none. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '@media (max-width: 499px)': { '& > :is(a, button)': { width: '100%' } },
    '@media print': { display: 'none' },
  },
})

/** Styles of text for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers only. */
export const Hidden = chakra('span', { base: visuallyHidden })

/** A link outside running text, bold with an arrow. */
export const ArrowLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    fontWeight: '600',
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '&:hover svg': { transform: 'translateX(3px)' },
  },
})

/** Styles for underlined text that can be pressed. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  textDecorationColor: 'control',
  '&:hover': { textDecorationColor: 'ink' },
} as const

/** A link inside running text. */
export const TextLink = chakra('a', { base: underlined })

/**
 * For a link on its own line: a 44 px press target that extends into the space above and below. The focus outline stays
 * around the words.
 */
export const pressable = {
  display: 'inline-block',
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '50%',
    height: '44px',
    transform: 'translateY(-50%)',
  },
} as const
