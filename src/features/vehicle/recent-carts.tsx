import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceWords } from '../../lib/money.ts'
import { Wrap } from '../../ui/layout.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useRecent } from './recent.ts'

const MOST_RECENT = 4

/** The carts that this device opened lately. Empty until the list has loaded. */
export function RecentCarts({ vehicle }: { vehicle: Vehicle }) {
  const { data } = useQuery(vehiclesQuery())
  const recent = useRecent()
    .filter((id) => id !== vehicle.id)
    .flatMap((id) => data?.vehicles.find((each) => each.id === id) ?? [])
    .slice(0, MOST_RECENT)
  if (recent.length === 0) return null
  return (
    <Wrap>
      <Recent aria-labelledby="recent">
        <h2 id="recent">Recently viewed</h2>
        <ul data-part="carts">
          {recent.map(({ id, name, images, specifications, ...price }) => (
            <li key={id}>
              <Link to={paths.vehicle(id)}>
                <Picture
                  src={images[0]}
                  alt=""
                  sizes="92px"
                  upTo={480}
                  width={92}
                  height={69}
                  seats={specifications.seatingCapacity}
                />
                <span>
                  <b data-part="name">{name}</b>
                  <span>{priceWords(price)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Recent>
    </Wrap>
  )
}

const Recent = chakra('section', {
  base: {
    paddingTop: { base: '8', lg: '12' },
    '& h2': { textStyle: 'strong', paddingBottom: '3' },
    '& [data-part=carts]': {
      display: 'grid',
      columnGap: '8',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
      color: 'muted',
      textStyle: 'small',
    },
    [`& ${MISSING}`]: { flex: 'none', width: '92px' },
    '& img': { width: '92px', aspectRatio: '4 / 3', objectFit: 'cover', filter: 'var(--picture)' },
    '& [data-part=name]': { display: 'block', color: 'ink', fontWeight: '600' },
    '& a:hover [data-part=name]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
