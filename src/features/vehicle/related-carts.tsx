import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Wrap } from '../../ui/layout.tsx'
import { type Heart, VehicleCard } from '../../ui/vehicle-card.tsx'
import { relatedVehicles } from './related-vehicles.ts'

type Props = { vehicle: Vehicle; heart: Heart }

/** Up to three similar carts, only those in stock if this one is not. Empty until the list has loaded. */
export function RelatedCarts({ vehicle, heart }: Props) {
  const { data } = useQuery(vehiclesQuery())
  if (!data) return null
  const related = relatedVehicles(
    data.vehicles.filter(({ inStock }) => inStock || vehicle.inStock),
    vehicle,
  )
  if (related.length === 0) return null
  return (
    <Wrap>
      <Related aria-labelledby="related">
        <h2 id="related">{vehicle.inStock ? 'Carts like this one' : 'Like this one, and in stock'}</h2>
        <ul data-part="carts">
          {related.map((each) => (
            <li key={each.id}>
              <VehicleCard
                vehicle={each}
                to={paths.vehicle(each.id)}
                link={Link}
                heart={heart}
                sizes="(min-width:1100px) 30vw,76vw"
              />
            </li>
          ))}
        </ul>
      </Related>
    </Wrap>
  )
}

const Related = chakra('section', {
  base: {
    '& h2': { textStyle: 'heading', paddingBottom: '6' },
    // Where three cards do not fit, the row scrolls, and the next card's edge shows that there is more.
    '& [data-part=carts]': {
      display: 'flex',
      gap: { base: '5', xl: '8' },
      overflowX: { base: 'auto', xl: 'visible' },
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      marginInline: { base: 'calc(-1 * var(--gutter))', xl: '0' },
      paddingInline: { base: 'var(--gutter)', xl: '0' },
      scrollPaddingInline: 'var(--gutter)',
      paddingBlock: '6px',
    },
    '& li': { flex: 'none', width: 'var(--card)', scrollSnapAlign: 'start' },
  },
})
