import { chakra } from '@chakra-ui/react'
import { type TouchEvent, useRef, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Button } from '../../ui/button.tsx'
import { SpriteIcon } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import { priceLabel } from '../../ui/price.tsx'
import { drivingRows, type Row, row, unitRows } from './compare-groups.ts'
import { Lines, offNarrow } from './comparison-lines.tsx'
import { scaleOf } from './drawn-cart.ts'
import { FeatureLines } from './feature-lines.tsx'
import { OnGround } from './ground-line.tsx'
import { PaymentTerms, usePayments } from './payments.tsx'

type Props = { vehicles: readonly Vehicle[]; onRemove: (vehicle: Vehicle) => void }

/** How many carts a narrow screen shows at a time, and how far a finger moves to see others, in px. */
const AT_A_TIME = 2
const SWIPE = 50

/** Carts beside each other: drawn to one scale, then line by line. On a narrow screen two at a time. */
export function Comparison({ vehicles, onRemove }: Props) {
  const [wanted, setFrom] = useState(0)
  const last = Math.max(0, vehicles.length - AT_A_TIME)
  const from = Math.min(wanted, last)
  const start = useRef({ x: 0, y: 0 })
  const table = useRef<HTMLTableElement>(null)
  const { label, known, monthly } = usePayments()
  const scale = scaleOf(vehicles)
  const ids = vehicles.map(({ id }) => id)
  const narrow = ids.map((_, column) => column).slice(from, from + AT_A_TIME)
  const price: Row = {
    ...row(
      'Price',
      vehicles.map(({ price }) => priceLabel(price)),
    ),
    notes: vehicles.map(({ samplePrice }) => (samplePrice ? 'Sample price' : undefined)),
  }
  const payment: Row = {
    ...row(
      label,
      vehicles.map((vehicle) => monthly(vehicle.price)),
    ),
    ...(!known && { as: 'link-to-rate' }),
  }
  const driving = drivingRows(vehicles)
  const unit = unitRows(vehicles)
  const move = (by: number) => setFrom(Math.min(last, Math.max(0, from + by)))
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const across = (changedTouches[0]?.clientX ?? 0) - start.current.x
      const down = (changedTouches[0]?.clientY ?? 0) - start.current.y
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1)
    },
  }
  return (
    <>
      {last > 0 && (
        <Turn role="group" aria-label="Carts shown">
          <button type="button" aria-label="Previous cart" disabled={from === 0} onClick={() => move(-1)}>
            <SpriteIcon name="back" />
          </button>
          <output>{`${from + 1} and ${from + AT_A_TIME} of ${vehicles.length}`}</output>
          <button type="button" aria-label="Next cart" disabled={from === last} onClick={() => move(1)}>
            <SpriteIcon name="arrow" />
          </button>
        </Turn>
      )}
      <Table ref={table} tabIndex={-1} aria-label="Comparison" data-carts={vehicles.length} {...swipe}>
        <thead>
          <tr data-drawings="">
            <th>
              <Hidden>Picture</Hidden>
              <small data-part="note">
                Drawn to one scale from our 3-D models. Illustrations; the unit in stock may differ.
              </small>
            </th>
            {vehicles.map((vehicle, column) => (
              <td key={vehicle.id} {...offNarrow(column, narrow)}>
                <OnGround vehicle={vehicle} scale={scale} />
              </td>
            ))}
          </tr>
        </thead>
        <thead data-names="">
          <tr>
            <th>
              {[price, payment, ...driving, ...unit].some(({ differs }) => differs) && (
                <small data-part="note">
                  <i aria-hidden="true">≠</i> marks what differs
                </small>
              )}
            </th>
            {vehicles.map((vehicle, column) => (
              <th key={vehicle.id} scope="col" {...offNarrow(column, narrow)}>
                <Link to={paths.vehicle(vehicle.id)}>{vehicle.name}</Link>
                <button
                  type="button"
                  data-screen-only=""
                  aria-label={`Remove ${vehicle.name}`}
                  onClick={() => {
                    onRemove(vehicle)
                    // The button goes with its cart.
                    table.current?.focus({ preventScroll: true })
                  }}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <Lines title="Price" rows={[price, payment]} ids={ids} narrow={narrow}>
          <tr data-terms="" data-screen-only={known ? undefined : ''}>
            <td colSpan={vehicles.length + 1}>
              <PaymentTerms />
            </td>
          </tr>
        </Lines>
        <Lines title="Seats and driving" rows={driving} ids={ids} narrow={narrow} />
        <FeatureLines vehicles={vehicles} narrow={narrow} />
        <Lines title="The unit" rows={unit} ids={ids} narrow={narrow} />
        <tbody data-screen-only="">
          <tr>
            <th>
              <Hidden>Next steps</Hidden>
            </th>
            {vehicles.map(({ id, name }, column) => (
              <td key={id} {...offNarrow(column, narrow)}>
                <Button asChild variant="outline" size="sm">
                  <Link to={paths.contactAbout(id)} aria-label={`Ask about it: ${name}`}>
                    Ask about it
                  </Link>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </>
  )
}

const Turn = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: { base: 'space-between', sm: 'flex-end' },
    columnGap: '3',
    textStyle: 'small',
    color: 'muted',
    '& button': { display: 'grid', placeItems: 'center', width: '44px', height: '44px', color: 'ink' },
    '& button:disabled': { color: 'control', cursor: 'default' },
    '@media print': { display: 'none' },
  },
})

const Table = chakra('table', {
  base: {
    display: 'block',
    touchAction: { base: 'pan-y pinch-zoom', lg: 'auto' },
    '--carts': '2',
    '&[data-carts="1"]': { '--carts': '1' },
    '@media (min-width: 1000px), print': {
      '&[data-carts="3"]': { '--carts': '3' },
      '&[data-carts="4"]': { '--carts': '4' },
    },
    '& thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(var(--carts), minmax(0, 1fr))',
        sm: '168px repeat(var(--carts), minmax(0, 1fr))',
        lg: '140px repeat(var(--carts), minmax(0, 1fr))',
        '2xl': '168px repeat(var(--carts), minmax(0, 1fr))',
      },
      columnGap: { base: '3', sm: '6', lg: '4', '2xl': '6' },
    },
    '& th': { textAlign: 'left', fontWeight: '450', color: 'muted', textStyle: 'small' },
    '& th:not([scope=col])': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& i': { fontStyle: 'normal', fontWeight: '640', color: 'accent', marginRight: '6px' },

    // One plate for all, so that the ground line is continuous.
    '& [data-drawings]': {
      columnGap: '0',
      alignItems: 'end',
      '& td': { padding: '0' },
      '& [data-part=note]': {
        display: 'block',
        padding: { base: '0 0 12px', sm: '0 16px 0 0' },
        fontSize: '13px',
        lineHeight: '1.4',
      },
    },

    '& [data-names]': {
      position: 'sticky',
      top: '0',
      zIndex: '4',
      background: 'page',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
      // Names begin on one line, so the buttons beside them stand on one line.
      '& tr': { alignItems: 'start', paddingTop: '2' },
      '& th': { paddingBottom: '10px' },
      '& th:not([scope=col])': { alignSelf: 'end' },
      '& th[scope=col]': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: '1',
        paddingTop: '6px',
        textStyle: 'strong',
        fontSize: { base: '15px', sm: '17px' },
        color: 'ink',
      },
      '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '& [data-part=note]': { fontSize: '13px' },
      '& button': {
        flex: 'none',
        width: '44px',
        height: '44px',
        margin: { base: '-10px -12px -10px -8px', sm: '-10px -8px -10px 0' },
        fontSize: '22px',
      },
      '@media (max-width: 699px)': { '& th:not([scope=col])': { display: 'none' } },
    },

    '& [data-title] th': { textStyle: 'subhead', color: 'ink', padding: '32px 0 10px', gridColumn: '1 / -1' },
    '& tbody tr:not([data-title])': {
      borderTop: '1px solid',
      borderColor: 'line',
      paddingBlock: '12px',
      rowGap: '2px',
      // The label is smaller than the values.
      alignItems: { sm: 'baseline' },
    },
    '& [data-terms] td': { gridColumn: '1 / -1' },
    '& td': { color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    // What differs: marked in front, and darker and heavier than what is the same.
    '& [data-differs]': { '& td': { color: 'ink', fontWeight: '600' }, '& th': { color: 'ink' } },
    '& [data-all-carts]': { gridColumn: { base: '1 / -1', sm: '2 / -1' } },
    '& td svg': { display: 'inline-block', verticalAlign: 'middle' },

    '@media screen and (max-width: 999px)': {
      // What differs only from a cart out of sight is the same here.
      '& [data-on-narrow=same]': {
        '& [data-part=differs]': { display: 'none' },
        '& th, & td': { color: 'muted', fontWeight: '450' },
      },
      '& tbody tr[data-on-narrow=not-stated]': { display: 'none' },
      // As specific as the names' own display.
      '& tr > [data-off-narrow]:is(td, th[scope=col])': { display: 'none' },
    },
    // On paper all carts on one page.
    '@media print': {
      fontSize: '8pt',
      lineHeight: '1.15',
      '& tr': { gridTemplateColumns: '210px repeat(var(--carts), minmax(0, 1fr))', columnGap: '3' },
      '& th:not([scope=col])': { gridColumn: 'auto' },
      '& [data-all-carts]': { gridColumn: '2 / -1' },
      '& th, & td, & [data-names] th[scope=col]': { fontSize: '8pt', lineHeight: '1.15' },
      '& [data-names]': { position: 'static' },
      '& [data-title] th': { fontSize: '9pt', padding: '5pt 0 1pt' },
      '& tbody tr:not([data-title])': { paddingBlock: '1pt' },
      '& td svg': { height: '8pt' },
    },
  },
})
