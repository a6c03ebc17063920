import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceLabel } from '../../lib/money.ts'
import { drawnBy } from '../../ui/forced-colors.ts'
import { Icon, SeatPlan } from '../../ui/icon.tsx'
import { LANDSCAPE } from '../../ui/screens.ts'
import { useWordsFade } from './use-words-fade.ts'

/**
 * How far the whole picture is shifted from its last position, in px, so that no edge stays in one place on the screen.
 */
export const SHIFT = 24

/** A screen on which the largest texts would leave no room for the picture or the button. */
const LOW = '@media (orientation: portrait) and (max-height: 1200px)'
export const LOW_LANDSCAPE = '@media (orientation: landscape) and (max-height: 500px)'

export type Line = {
  /** The showroom's name, or that of the dealer. */
  showroom: string
  /** When the list of carts was true, as text. */
  asOf?: string | undefined
}

/** The text beside the picture of a cart. */
export function AttractWords({ cart, showroom, asOf, isLeaving }: Line & { cart: Vehicle; isLeaving: boolean }) {
  const words = useRef<HTMLDivElement>(null)
  useWordsFade(words, isLeaving)
  const seats = cart.specifications.seatingCapacity
  return (
    <Panel>
      <Words ref={words} data-words="">
        <DealerLine showroom={showroom} />
        <Name>{cart.name}</Name>
        {seats !== undefined && (
          <Seats>
            <SeatPlan seats={seats} height={40} />
            {seats} seats
          </Seats>
        )}
        <Bottom>
          <Price>
            {priceLabel(cart.price)}
            {cart.samplePrice && <small data-part="note">Sample price</small>}
            {!cart.samplePrice && asOf && <small data-part="note">{`As of ${asOf}`}</small>}
          </Price>
          <Invitation />
        </Bottom>
      </Words>
    </Panel>
  )
}

/** The dealer's mark and name, and the showroom. */
export const DealerLine = ({ showroom }: { showroom: string }) => (
  <MarkAndName>
    <i data-part="mark" />
    <span>
      <b>{dealer.name}</b>
      {showroom !== dealer.name && <span data-part="showroom">{showroom}</span>}
    </span>
  </MarkAndName>
)

/** The button that covers the screen says the same. */
export const Invitation = () => (
  <Pane aria-hidden="true" data-part="invitation">
    <Icon name="pointer" size={36} />
    Tap to look around
  </Pane>
)

/** As dark before its words appear as after. */
const Panel = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    // On the screen even when shifted.
    padding: `calc(${SHIFT}px + max(5.5vmin, ${SHIFT + 16}px))`,
    background: 'night',
    color: 'nightInk',
  },
})

const Words = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })

const MarkAndName = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2vmin',
    fontSize: 'max(19px, 2.4vmin)',
    lineHeight: '1.2',
    '& b': { fontWeight: '600' },
    '& [data-part=showroom]': { display: 'block' },
    [LOW_LANDSCAPE]: { fontSize: '14px', '& [data-part=showroom]': { display: 'none' } },
    '& [data-part=mark]': {
      flex: 'none',
      width: 'max(48px, 9vmin)',
      aspectRatio: '64 / 34',
      ...drawnBy('currentColor'),
      mask: 'url(/icons/mark.webp) center / contain no-repeat',
    },
  },
})

const Name = chakra('p', {
  base: {
    fontSize: 'clamp(28px, 7.8vmin, 112px)',
    lineHeight: '1',
    fontWeight: '560',
    letterSpacing: '-.035em',
    textWrap: 'balance',
    paddingBlock: '2.4vmin 3vmin',
    [LANDSCAPE]: { fontSize: 'clamp(22px, 7vmin, 96px)' },
  },
})

const Seats = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2vmin',
    fontSize: 'clamp(16px, 3.4vmin, 40px)',
    lineHeight: '1.2',
    [LOW_LANDSCAPE]: { '& svg': { display: 'none' } },
  },
})

const Bottom = chakra('div', {
  base: {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '4vmin',
    paddingTop: '2.4vmin',
    // The invitation is beside the price, or below it where that leaves no room.
    [LOW]: { '& [data-part=invitation]': { flex: '1 0 auto', width: 'auto' } },
    [LANDSCAPE]: { display: 'grid', justifyContent: 'start', gap: '4.4vmin' },
  },
})

const Price = chakra('p', {
  base: {
    fontSize: 'clamp(28px, 9vmin, 128px)',
    lineHeight: '1',
    fontWeight: '500',
    letterSpacing: '-.04em',
    fontVariantNumeric: 'tabular-nums',
    '& [data-part=note]': {
      display: 'block',
      paddingTop: '1.4vmin',
      fontSize: 'max(17px, 1.9vmin)',
      lineHeight: '1.3',
      fontWeight: '400',
      letterSpacing: '0',
      color: 'nightMuted',
    },
  },
})

const Pane = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.6vmin',
    marginTop: 'auto',
    width: '100%',
    minHeight: 'max(64px, 11vmin)',
    [LANDSCAPE]: { alignSelf: 'start', width: 'auto', minHeight: 'max(56px, 8vmin)' },
    paddingInline: 'max(24px, 3vmin)',
    borderRadius: 'control',
    background: 'nightAccent',
    color: 'fixedInk',
    fontSize: 'clamp(16px, 2.9vmin, 34px)',
    lineHeight: '1.15',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
})
