import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { HAS_CART_DOCK, HAS_DOCK, HAS_GALLERY, HAS_OTHER_DOCK } from '../../ui/page-marks.ts'

type Props = {
  icon: IconName
  /** There is no problem, so the icon is no warning. */
  calm?: boolean | undefined
  words: { headline: string; detail?: string }
  /** What to do: an {@link Action}. */
  children: ReactNode
  onDismiss: () => void
}

/** One message of the widget: icon, text, action and dismiss button. */
export function WidgetMessage({ icon, calm, words, children, onDismiss }: Props) {
  const Sign = calm ? 'span' : WarningSign
  return (
    <Box data-message="">
      <Sign data-part="sign">
        <Icon name={icon} size={22} />
      </Sign>
      <Words>
        <Headline>{words.headline}</Headline> {words.detail && <Detail>{words.detail}</Detail>}
      </Words>
      {children}
      <Close type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </Close>
    </Box>
  )
}

/** Height of a page's dock with its border. */
export const DOCK = '77px'

/** The same of a cart's dock on a phone held sideways. */
export const CART_DOCK = '57px'

/** A phone held sideways whose header has room for the message. */
export const IN_HEADER = '@media (max-height: 500px) and (min-width: 660px) and (max-width: 999px)'

/** A phone, or an upright tablet, whose page can have a dock. */
export const AT_DOCK = '@media (max-width: 659px), (max-width: 999px) and (min-height: 501px)'

/** A small phone held sideways, within {@link AT_DOCK}. */
export const LYING = '@media (max-height: 500px) and (min-width: 560px)'

const AS_DOCK = { gap: { base: '2', md: '3' }, padding: '2px 4px 2px var(--gutter)', borderRadius: '0' } as const

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '14px' },
    minHeight: { base: '48px', md: '52px' },
    padding: { base: '2px 4px calc(2px + env(safe-area-inset-bottom)) 20px', md: '4px 8px 4px 16px' },
    [IN_HEADER]: {
      gap: '2',
      padding: '0 0 0 12px',
      borderRadius: 'control',
      boxShadow: 'var(--floating)',
      fontSize: '14px',
      // The header only has room for the words, not the sign.
      '& [data-part=sign]': { [`html:not(${HAS_OTHER_DOCK}) &`]: { display: 'none' } },
      [`html${HAS_OTHER_DOCK} &`]: { ...AS_DOCK, minHeight: DOCK },
    },
    [AT_DOCK]: {
      [`html${HAS_DOCK} &`]: {
        ...AS_DOCK,
        minHeight: '48px',
        [LYING]: { minHeight: DOCK },
      },
      [`html${HAS_CART_DOCK} &`]: { [LYING]: { minHeight: '48px', paddingLeft: '20px' } },
    },
    '@media (min-width: 1000px)': { [`html${HAS_GALLERY} &`]: { minHeight: '44px', paddingBlock: '0' } },
    background: 'night',
    // In dark mode the background is nearly that of the page below.
    color: 'nightInk',
    textStyle: 'small',
    lineHeight: '1.35',
    borderRadius: { md: 'control' },
    boxShadow: { base: '0 -1px 0 var(--c-colors-night-line)', md: 'var(--floating)' },
    '& :focus-visible': { outlineColor: 'nightInk', outlineOffset: '-4px' },
    '@media (max-width: 359px)': { fontSize: '14px' },
  },
})

const Words = chakra('p', {
  // On two lines on a narrow phone, for which the bar has room.
  base: { flex: '1', color: 'nightMuted', textWrap: 'balance' },
})

/** On one line with the headline where there is room for both, otherwise whole on the next. */
const Detail = chakra('span', { base: { display: 'inline-block' } })

const Headline = chakra('b', { base: { fontWeight: '620', color: 'nightInk' } })

const WarningSign = chakra('span', { base: { color: 'amber' } })

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
})

/** Beside a text that must not be cut off on a phone. */
export const NarrowAction = chakra(Action, { base: { paddingInline: { base: '1', md: '3' } } })

const Close = chakra('button', {
  base: { minHeight: '44px', minWidth: '44px', display: 'grid', placeItems: 'center' },
})
