import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { rental } from '../../content/rental-figures.ts'
import { rentalKinds } from '../../content/rental-plans.ts'
import type { PriceList, RentalKind } from '../../content/schema/rental.ts'
import { towns } from '../../content/towns.ts'
import { dollars } from '../../lib/money.ts'
import { TextLink } from '../../ui/layout.tsx'
import { kindAnchor } from './anchors.ts'

const anyTown = towns[0]
const different = rentalKinds
  .flatMap((kind) => kind.plans.map((plan) => ({ kind, plan })))
  .find(({ plan }) => plan.term.days > 1 && plan.showroom !== plan.delivered)

type Props = {
  list: PriceList
  /** The town, for the list with delivery. */
  town?: string | undefined
}

/** Says what a price list is for, why the other one differs, and names one of its prices. */
export function ListNote({ list, town }: Props) {
  const isShowroom = list === 'showroom'
  const other = isShowroom && anyTown ? paths.townRentals(anyTown.slug) : paths.rentals
  return (
    <>
      {isShowroom
        ? `These prices are for pickup, or delivery within ${rental.freeDeliveryMiles} miles. `
        : `Delivery in ${town} is included. `}
      {different && (
        <>
          {isShowroom ? `Town prices include delivery. In ${anyTown?.name}, ` : 'Rather pick it up? '}
          <TextLink asChild>
            <Link to={`${other}#${kindAnchor(different.kind)}`}>
              {isShowroom ? 'a' : 'A'} {cartOf(different.kind)} for {different.plan.term.days} days is{' '}
              {dollars(different.plan[isShowroom ? 'delivered' : 'showroom'])}
            </Link>
          </TextLink>
          .
        </>
      )}
      {!isShowroom && ' Reserve by phone.'}
    </>
  )
}

/** "6-seater", or "utility cart". */
const cartOf = ({ name }: RentalKind) => (/seater$/.test(name) ? name : `${name.toLowerCase()} cart`)
