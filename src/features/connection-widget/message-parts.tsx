import { chakra } from '@chakra-ui/react'

/** One message of the widget: a sign, the words, what to do, and the way to be rid of it. */
export const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '14px' },
    minHeight: { base: '48px', md: '52px' },
    padding: { base: '2px 4px calc(2px + env(safe-area-inset-bottom)) 20px', md: '4px 8px 4px 16px' },
    'html:has([data-dock]) &': { paddingBottom: { base: '2px', md: '4px' } },
    background: 'night',
    color: 'nightInk',
    textStyle: 'small',
    lineHeight: '1.35',
    borderRadius: { md: 'control' },
    boxShadow: { md: 'var(--floating)' },
    '& p': {
      flex: '1',
      color: 'nightMuted',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& b': { fontWeight: '620', color: 'nightInk' },
    '& :focus-visible': { outlineColor: 'nightInk', outlineOffset: '-4px' },
    '@media (max-width: 359px)': { fontSize: '14px' },
  },
})

export const Sign = chakra('span', { base: { color: 'amber' }, variants: { calm: { true: { color: 'nightInk' } } } })

export const Action = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '3',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    color: 'nightAccent',
  },
  // Beside a text that must not be cut off on a phone.
  variants: { isNarrow: { true: { paddingInline: { base: '1', md: '3' } } } },
})

export const Close = chakra('button', {
  base: { minHeight: '44px', minWidth: '44px', display: 'grid', placeItems: 'center' },
})
