import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { seriesName } from '../../lib/series-name.ts'
import { statusWords, stockLabel } from '../../lib/status-words.ts'
import { lineOf, priceTerms } from '../../lib/unit-facts.ts'
import { reductionOf } from '../../lib/unit-line.ts'
import { HoursLine } from '../../ui/hours-line.tsx'
import { AwayArrow, Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/layout.tsx'
import { HAS_TURN } from '../../ui/page-marks.ts'
import { Price } from '../../ui/price.tsx'
import { LYING_PHONE, SIDEWAYS_PHONE } from '../../ui/screens.ts'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { Actions } from './actions.tsx'
import { NARROW_LANDSCAPE, UPRIGHT_TABLET } from './stage.tsx'
import { TestDrive } from './test-drive.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'

/** @param props.priceRef for who repeats the price while it is out of sight */
type Props = { vehicle: Vehicle; asOf: number; shortlist: Heart; priceRef: Ref<HTMLDivElement> }

/** Name, price, figures and the next steps, beside the stage. */
export function Summary({ vehicle, asOf, shortlist, priceRef }: Props) {
  const { name, brand, category, price, isNew, inStock, status, specifications } = vehicle
  const reduction = reductionOf(vehicle)
  const line = lineOf(vehicle)
  const words = statusWords(status)
  const isInShowroom = useHydrated() && isKioskMode()
  return (
    <Panel data-print="summary">
      <p data-part="kind" data-print="kind">
        {[seriesName(brand), seriesName(category), isNew ? '' : 'Used'].filter(Boolean).join(' · ')}
      </p>
      <h1>{name}</h1>
      <Offer data-print="offer">
        <Cost ref={priceRef} data-print="cost">
          <Price amount={price} />
          {reduction && <span data-part="reduction">{reduction}</span>}
        </Cost>
        <strong data-stock={words ? status : inStock ? 'in' : 'out'}>
          <Icon name={status === 'incoming' ? 'arrow' : inStock && !words ? 'check' : 'alert'} size={18} />{' '}
          <span>{stockLabel(vehicle)}</span>
        </strong>
      </Offer>
      {line && (
        <p data-part="unit" data-print="unit-line">
          {line}
        </p>
      )}
      <small data-part="note" data-print="note">
        <span>{priceTerms(vehicle)}</span> <AsOf at={asOf} />
      </small>
      <VehicleFacts brand={brand} specifications={specifications} />
      <nav data-part="steps" data-print="steps" aria-label="Next steps">
        <TestDrive vehicle={vehicle} of="main" data-part={isInShowroom ? 'only-step' : 'main-step'} />
        {/* A kiosk cannot call. */}
        {!isInShowroom && <TestDrive vehicle={vehicle} of="other" data-part="other-step" />}
        <HoursLine of={hours.showroom} data-part="hours">
          <TextLink href={dealer.financingUrl} target="_blank" rel="noopener noreferrer">
            Get Financing Quote <AwayArrow />
          </TextLink>
        </HoursLine>
      </nav>
      <Actions vehicle={vehicle} asOf={asOf} shortlist={shortlist} />
    </Panel>
  )
}

/** When the price was true; on paper with the day. Appears with the clock after hydration, in reserved room. */
function AsOf({ at }: { at: number }) {
  const label = useAsOfLabel(at)
  return (
    <span data-part="time">
      {label && (
        <>
          <span data-screen-only="">{`As of ${label}.`}</span>
          <span data-part="paper">{`As of ${dateAndTime(new Date(at))}.`}</span>
        </>
      )}
    </span>
  )
}

const Panel = chakra('section', {
  base: {
    padding: {
      base: '28px var(--gutter) 0',
      lg: '44px var(--edge) 28px 32px',
      '2xl': '44px var(--edge) 28px 48px',
    },
    [NARROW_LANDSCAPE]: { paddingTop: '14px', paddingLeft: '28px' },
    // Below a cart in 3-D.
    [LYING_PHONE]: { [`html${HAS_TURN} &`]: { paddingLeft: 'var(--gutter)' } },
    // Its lines are in the grid around it: beside the pictures, and what a reader does with the page below both.
    [UPRIGHT_TABLET]: {
      display: 'contents',
      '& > *': { gridColumn: '2', marginInline: '28px var(--gutter)' },
      '& [data-part=kind]': { marginTop: '24px' },
      '& > nav + *': { gridColumn: '1 / -1', marginInline: 'var(--gutter)' },
    },
    // At the top, so that nothing moves while the page loads.
    alignSelf: 'start',
    '& [data-part=kind]': { textStyle: 'small', color: 'muted' },
    '& h1': { textStyle: 'title', padding: '6px 0 20px' },
    // On a phone held sideways, everything above the dock.
    [SIDEWAYS_PHONE]: {
      paddingTop: '10px',
      '& h1': { fontSize: 'min(3.3vw, 30px)', paddingBlock: '0 6px' },
      '& [data-part=note]': { padding: '6px 0 10px', '& [data-part=time]': { display: 'inline' } },
      '& dl > div': { paddingBlock: '4px 5px' },
      '& dd': { fontSize: '22px', paddingTop: '0' },
      '& dd *': { lineHeight: '26px' },
    },
    // In a low window, keeps the main action visible even with the longest name.
    '@media (min-width: 1000px) and (max-height: 640px)': { paddingTop: '16px', '& h1': { paddingBottom: '10px' } },
    '& [data-stock]': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      fontWeight: '600',
      paddingBottom: '1',
      whiteSpace: 'nowrap',
    },
    '& [data-stock=held]': { color: 'warn' },
    '& [data-stock=in]': { color: 'ok' },
    '& [data-stock=out], & [data-stock=sold]': { color: 'error' },
    '& [data-part=reduction]': { flexBasis: '100%', textStyle: 'small', fontWeight: '560' },
    '& [data-part=unit]': { fontWeight: '560', paddingTop: '3', textWrap: 'pretty' },
    // The time has its own line, reserved because the time appears after hydration.
    '& [data-part=note]': {
      display: 'block',
      fontSize: '14px',
      lineHeight: '21px',
      color: 'muted',
      padding: '8px 0 24px',
      '& [data-part=time]': { display: 'block', minHeight: '21px' },
      '& [data-part=paper]': { display: 'none', '@media print': { display: 'inline' } },
    },
    // Side by side where both texts fit.
    '& [data-part=steps]': {
      display: 'grid',
      gap: '0 12px',
      gridTemplateColumns: { '2xl': '1fr 1fr' },
      paddingTop: '6',
      '& [data-part=other-step]': { marginTop: { lg: '10px', '2xl': '0' } },
      '& [data-part=only-step], & [data-part=hours]': { gridColumn: '1 / -1' },
      '& [data-part=hours]': { [UPRIGHT_TABLET]: { display: 'grid', paddingTop: '2' } },
    },
    // The dock has it.
    '@media (max-width: 999px)': { '& [data-part=main-step], & [data-part=only-step]': { display: 'none' } },
  },
})

const Offer = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: '4',
    // With a large font on a narrow phone.
    '@media (max-width: 18em)': { flexWrap: 'wrap' },
  },
})

/** The reduction is beside the price, or below it if there is no room. */
const Cost = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 16px' },
})
