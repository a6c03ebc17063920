import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { exampleMonthly } from '../../content/payment-example.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { seriesName } from '../../lib/series-name.ts'
import { statusWords } from '../../lib/status-words.ts'
import { Button } from '../../ui/button.tsx'
import { HoursLine } from '../../ui/hours-line.tsx'
import { Arrow, AwayArrow, SpriteIcon } from '../../ui/icon.tsx'
import { ArrowLink } from '../../ui/layout.tsx'
import { Monthly } from '../../ui/monthly.tsx'
import { Price } from '../../ui/price.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { Actions } from './actions.tsx'
import { colorQuery } from './color-query.ts'
import type { ShownVehicle } from './shown-vehicle.ts'
import { SIDEWAYS } from './stage.tsx'
import { isUnitsPrice, lineOf, reductionOf } from './unit-facts.ts'
import { Facts } from './vehicle-facts.tsx'

type Props = { vehicle: ShownVehicle; asOf: number; shortlist: Heart }

/** Name, price, figures and the next steps, beside the stage. */
export function Summary({ vehicle, asOf, shortlist }: Props) {
  const { id, name, brand, category, price, samplePrice, isNew, inStock, status, specifications, externalUrl } = vehicle
  const monthly = exampleMonthly(price)
  const reduction = reductionOf(vehicle)
  const line = lineOf(vehicle)
  const words = statusWords(status)
  const { search } = useLocation()
  const colors = useHydrated() ? colorQuery(search) : ''
  return (
    <Panel data-print="summary">
      <p data-part="kind" data-print="kind">
        {[seriesName(brand), seriesName(category), isNew ? '' : 'Used'].filter(Boolean).join(' · ')}
      </p>
      <h1>{name}</h1>
      <Offer data-print="offer">
        <Cost data-print="cost">
          <Price amount={price} />
          {monthly !== undefined && <Monthly amount={monthly} />}
          {reduction && <span data-part="reduction">{reduction}</span>}
        </Cost>
        <strong data-stock={words ? status : inStock ? 'in' : 'out'}>
          <SpriteIcon name={status === 'incoming' ? 'arrow' : inStock && !words ? 'check' : 'alert'} size={18} />{' '}
          <span>{words ?? (inStock ? 'In Stock' : 'Out of Stock')}</span>
        </strong>
      </Offer>
      {line && (
        <p data-part="unit" data-print="unit-line">
          {line}
        </p>
      )}
      <small data-part="note" data-print="note">
        <span>
          {`${samplePrice ? 'Sample price' : isUnitsPrice(vehicle) ? 'This cart' : 'Our last one’s price'}, before tax and title.`}
        </span>{' '}
        <AsOf at={asOf} />
      </small>
      <Facts brand={brand} specifications={specifications} />
      <nav data-part="steps" data-print="steps" aria-label="Next steps">
        <Button asChild variant="primary" wide data-docked="">
          <a href={`tel:${dealer.phone.e164}`}>
            <SpriteIcon name="phone" /> Schedule Test Drive
          </a>
        </Button>
        <HoursLine
          columns
          of={hours.showroom}
          whileClosed={
            <ArrowLink asChild>
              <Link to={paths.contactTestDrive(id) + colors}>
                Request it online <Arrow />
              </Link>
            </ArrowLink>
          }
        />
        <Button asChild variant="outline" wide>
          <a href={dealer.financingUrl} target="_blank" rel="noopener noreferrer">
            Get Financing Quote <AwayArrow />
          </a>
        </Button>
        <div data-part="more">
          {externalUrl && (
            <Button asChild variant="quiet">
              <a href={externalUrl} target="_blank" rel="noopener noreferrer">
                View Vehicle Details <AwayArrow />
              </a>
            </Button>
          )}
          <Button asChild variant="quiet">
            <Link to={paths.contactAbout(id) + colors}>Ask about this cart</Link>
          </Button>
        </div>
      </nav>
      <Actions vehicle={vehicle} asOf={asOf} shortlist={shortlist} />
    </Panel>
  )
}

/** Since when the price is known, on paper with the day. Appears with the clock, after hydration, in room that is kept for it. */
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
    [SIDEWAYS]: { paddingTop: '14px' },
    // From the top, so that nothing moves while the page comes.
    alignSelf: 'start',
    '& [data-part=kind]': { textStyle: 'small', color: 'muted' },
    '& h1': { textStyle: 'title', padding: '6px 0 20px' },
    // A low window: with the longest name too, the main action is in it.
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
    // The time has a line of its own, reserved because the time appears after hydration.
    '& [data-part=note]': {
      display: 'block',
      fontSize: '14px',
      lineHeight: '21px',
      color: 'muted',
      padding: '8px 0 24px',
      '& [data-part=time]': { display: 'block', minHeight: '21px' },
      '& [data-part=paper]': { display: 'none', '@media print': { display: 'inline' } },
    },
    '& [data-part=steps]': { display: 'grid', gap: '10px', paddingTop: '6' },
    // On the two columns of the figures above, where these are wide enough for the words; else under each other.
    '& [data-part=more]': {
      display: 'grid',
      gridTemplateColumns: { '2xl': 'minmax(0, 1fr) minmax(0, 1fr)' },
      justifyItems: 'start',
      columnGap: '40px',
    },
    // The words begin where all others do, without the button's padding and border.
    '& [data-part=more] a': { paddingInline: '0', borderInlineWidth: '0' },
    '@media (max-width: 999px)': { '& [data-docked]': { display: 'none' } },
  },
})

const Offer = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: '4' },
})

/** The monthly figure beside the price, below it where there is no room. */
const Cost = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 16px' },
})
