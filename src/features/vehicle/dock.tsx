import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceLabel } from '../../lib/money.ts'
import { HAS_TURN } from '../../ui/page-marks.ts'
import { LOW_PHONE, LOW_STAGE, LYING_PHONE } from '../../ui/screens.ts'
import { TestDrive } from './test-drive.tsx'

type Props = {
  vehicle: Vehicle
  /** The large price of the page. */
  price: RefObject<Element | null>
}

/**
 * Name, price and the main action, fixed to the bottom of small screens. The price is in it while the large one is out
 * of sight.
 */
export function Dock({ vehicle, price }: Props) {
  const [repeats, setRepeats] = useState<boolean>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setRepeats(entries.some(({ intersectionRatio }) => intersectionRatio >= MOST)),
      { rootMargin: '0px 0px -77px', threshold: MOST },
    )
    if (price.current) observer.observe(price.current)
    return () => observer.disconnect()
  }, [price])
  return (
    <Bar data-screen-only="" data-dock="" data-repeats={repeats}>
      <p data-part="words">
        <span data-part="name">{vehicle.name}</span>
        <span data-part="cost">
          <b data-part="price">{priceLabel(vehicle.price)}</b>
          {vehicle.samplePrice && <small data-part="sample"> sample</small>}
        </span>
      </p>
      <TestDrive vehicle={vehicle} of="main" />
    </Bar>
  )
}

/** The share of the large price that can be read. */
const MOST = 0.9

/** Leaves the room of what it hides, so that nothing moves. */
const withoutPrice = {
  '& [data-part=cost]': { visibility: 'hidden' },
  '& [data-part=name]': { translate: '0 11px' },
  // Beside the stage.
  [LOW_PHONE]: { clipPath: `inset(0 0 0 ${LOW_STAGE})`, '& [data-part=words]': { visibility: 'hidden' } },
} as const

const Bar = chakra('aside', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '3',
    position: 'sticky',
    bottom: 'var(--floor)',
    zIndex: '8',
    background: 'page',
    borderTop: '1px solid',
    borderColor: 'line',
    padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
    '&[data-repeats=true]': withoutPrice,
    // Before the script knows it: most phones show the large price first.
    '&:not([data-repeats])': { '@media (min-height: 780px), (orientation: landscape)': withoutPrice },
    [LOW_PHONE]: {
      paddingBlock: '6px calc(6px + env(safe-area-inset-bottom))',
      '& a': { minHeight: '44px', paddingBlock: '0' },
    },
    '& [data-part=words]': {
      flex: '1',
      // At least as wide as the price; the name wraps to a second line.
      minWidth: 'min-content',
      fontSize: '13px',
      lineHeight: '1.15',
      color: 'muted',
      whiteSpace: 'nowrap',
    },
    '& [data-part=name]': {
      display: 'block',
      width: '0',
      minWidth: '100%',
      maxHeight: 'calc(2lh + 2px)',
      overflow: 'hidden',
      // For what of the last line reaches below it.
      paddingBottom: '2px',
      marginBottom: '-2px',
      whiteSpace: 'normal',
      textWrap: 'balance',
      transition: 'translate 200ms var(--ease)',
    },
    '& [data-part=price]': { textStyle: 'subhead', lineHeight: '22px', color: 'ink' },
    '& [data-part=sample]': { fontSize: 'inherit' },
    '& a': { width: 'auto', paddingInline: '5', whiteSpace: 'nowrap' },
    // On a phone held sideways the widget's message is to the left of the dock.
    '@media (max-height: 500px) and (min-width: 740px)': {
      justifyContent: 'flex-end',
      gap: '5',
      '& [data-part=words]': {
        flex: '0 1 auto',
        display: 'flex',
        alignItems: 'baseline',
        gap: '3',
        textAlign: 'right',
      },
      '& [data-part=name]': { width: 'auto', minWidth: '0', maxHeight: 'calc(1lh + 2px)', translate: 'none' },
    },
    // Only the button, beside the colors of the cart in 3-D.
    [LYING_PHONE]: {
      [`html${HAS_TURN} &`]: {
        width: 'max-content',
        marginLeft: 'auto',
        paddingLeft: '20px',
        borderTopWidth: '0',
        clipPath: 'none',
        '& [data-part=words]': { display: 'none' },
      },
    },
    '@media (max-width: 429px)': { '& a': { paddingInline: '3' }, '& a svg': { display: 'none' } },
    '@media (max-width: 359px)': { '& a': { fontSize: '15px', whiteSpace: 'normal' } },
  },
})
