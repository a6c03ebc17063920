import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { useSwipe } from '../../hooks/use-swipe.ts'
import { priceLabel } from '../../lib/money.ts'
import { priceNote } from '../../lib/unit-line.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hidden, TextLink } from '../../ui/layout.tsx'
import { TABLET } from '../../ui/screens.ts'
import { drivingRows, type Row, row, unitRows } from './compare-groups.ts'
import { Lines, RowLine } from './comparison-lines.tsx'
import { Drawings, Names, Notes, offNarrow, Sign, Steps, Table, Turn, WholeLine } from './comparison-table.tsx'
import { scaleOf, studioOf } from './drawn-cart.ts'
import { FeatureLines } from './feature-lines.tsx'
import { OnGround } from './ground-line.tsx'
import { PaymentTerms, usePayments } from './payments.tsx'

type Props = {
  vehicles: readonly Vehicle[]
  /** Epoch ms of the answer that has the prices. */
  asOf: number
  onRemove: (vehicle: Vehicle) => void
}

/** How far a swipe must go, in px. */
const SWIPE = 50

/** How many carts a narrow screen shows at a time: a tablet three, a phone two. */
function useAtATime(): 2 | 3 {
  const [isTablet, setIsTablet] = useState(() => matchMedia(TABLET).matches)
  useEffect(() => {
    const tablet = matchMedia(TABLET)
    const update = () => setIsTablet(tablet.matches)
    update()
    tablet.addEventListener('change', update)
    return () => tablet.removeEventListener('change', update)
  }, [])
  return isTablet ? 3 : 2
}

/** Carts side by side: drawings to one scale, then line by line. A narrow screen shows two or three at a time. */
export function Comparison({ vehicles, asOf, onRemove }: Props) {
  const [wanted, setFrom] = useState(0)
  const atATime = useAtATime()
  const last = Math.max(0, vehicles.length - atATime)
  const from = Math.min(wanted, last)
  const table = useRef<HTMLTableElement>(null)
  const { label: paymentLabel, known, monthly } = usePayments()
  const scale = scaleOf(vehicles)
  const ids = vehicles.map(({ id }) => id)
  const narrow = ids.map((_, column) => column).slice(from, from + atATime)
  const price: Row = {
    ...row(
      'Price',
      vehicles.map(({ price }) => priceLabel(price)),
    ),
    notes: vehicles.map(priceNote),
  }
  const payment: Row = {
    ...row(
      paymentLabel,
      vehicles.map((vehicle) => monthly(vehicle.price)),
    ),
    ...(!known && { as: 'link-to-terms' }),
  }
  const driving = drivingRows(vehicles)
  const unit = unitRows(vehicles)
  const differs = [price, payment, ...driving, ...unit].some(({ differs }) => differs)
  const { ground, meter } = studioOf(scale)
  const time = useAsOfLabel(asOf)
  const move = (by: number) => setFrom(Math.min(last, Math.max(0, from + by)))
  const swipe = useSwipe((right, down) => {
    if (Math.abs(right) > SWIPE && Math.abs(right) > Math.abs(down)) move(right < 0 ? 1 : -1)
  })
  return (
    <>
      {last > 0 && (
        <Turn role="group" aria-label="Carts shown">
          <button type="button" aria-label="Previous cart" disabled={from === 0} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <output>{`Carts ${from + 1}–${from + atATime} of ${vehicles.length}`}</output>
          <button type="button" aria-label="Next cart" disabled={from === last} onClick={() => move(1)}>
            <Icon name="arrow" />
          </button>
        </Turn>
      )}
      <Table ref={table} tabIndex={-1} aria-label="Comparison" carts={vehicles.length as 1 | 2 | 3 | 4} {...swipe}>
        <thead>
          <Drawings style={{ '--ground': ground, '--meter': meter } as CSSProperties}>
            <th>
              <Hidden>Picture</Hidden>
            </th>
            {vehicles.map((vehicle, column) => (
              <td key={vehicle.id} {...offNarrow(column, narrow)}>
                <OnGround vehicle={vehicle} scale={scale} />
              </td>
            ))}
          </Drawings>
        </thead>
        <Names prices={<RowLine row={price} ids={ids} narrow={narrow} />}>
          <th>
            <Hidden>Cart</Hidden>
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
                  // The button disappears with its cart.
                  table.current?.focus({ preventScroll: true })
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            </th>
          ))}
        </Names>
        <Steps>
          {vehicles.map((vehicle, column) => (
            <td key={vehicle.id} {...offNarrow(column, narrow)}>
              <NextStep {...vehicle} />
            </td>
          ))}
        </Steps>
        <Notes span={vehicles.length + 1}>
          {differs && (
            <>
              <Sign />
              marks what differs.{' '}
            </>
          )}
          Illustrations, all to the same scale. The actual carts may look different.{' '}
          <span data-screen-only="">{`Prices ${time ? `as of ${time}, ` : ''}before tax and title.`}</span>
        </Notes>
        <Lines title="Seats and driving" rows={driving} ids={ids} narrow={narrow} />
        <FeatureLines vehicles={vehicles} narrow={narrow} />
        <Lines title="Condition and stock" rows={unit} ids={ids} narrow={narrow} />
        <Lines title="Payments" rows={[payment]} ids={ids} narrow={narrow} isScreenOnly={!known}>
          <WholeLine span={vehicles.length + 1}>
            <PaymentTerms />
          </WholeLine>
        </Lines>
      </Table>
    </>
  )
}

/** A test drive needs a cart that can be driven. */
function NextStep({ id, name, status, inStock }: Vehicle) {
  const canBeDriven = inStock && (status === undefined || status === 'available')
  const words = canBeDriven ? 'Request a test drive' : 'Ask about this one'
  return (
    <TextLink asChild>
      <Link to={canBeDriven ? paths.contactTestDrive(id) : paths.contactAbout(id)} aria-label={`${words}: ${name}`}>
        {words}
      </Link>
    </TextLink>
  )
}
