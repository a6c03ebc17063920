import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { MOST_COMPARED } from '../../content/compare-page.ts'
import { slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { seriesName } from '../../lib/series-name.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { ArrowLink } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Shown when nothing is compared: choose carts, or compare those of a brand. */
export function NothingChosen() {
  const { data } = useQuery(vehiclesQuery())
  const vehicles = data?.vehicles ?? []
  const brands = [...new Set(vehicles.map(({ brand }) => slugOf(brand)))]
  return (
    <>
      <Intro>
        <p data-part="words">
          Tap <Icon name="heart" size={18} /> on up to four carts, and we’ll line them up here.
        </p>
        <Button asChild variant="primary">
          <Link to={paths.inventory}>
            Choose carts <Arrow />
          </Link>
        </Button>
      </Intro>
      {brands.length > 0 && (
        <Brands aria-label="Carts by brand">
          {brands.map((brand) => (
            <OfBrand key={brand} vehicles={vehicles.filter((each) => slugOf(each.brand) === brand)} />
          ))}
        </Brands>
      )}
    </>
  )
}

/** The carts of a brand that one press compares. */
function OfBrand({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const first = vehicles.slice(0, MOST_COMPARED)
  return (
    <li>
      <ArrowLink asChild>
        <Link to={paths.compareCarts(vehicles.map(({ id }) => id))}>
          {`Compare ${seriesName(first[0]?.brand ?? '')} carts`} <Arrow />
        </Link>
      </ArrowLink>
      <div data-part="pictures">
        {first.map(({ id, name, images, specifications }) => (
          <Picture
            key={id}
            src={images[0]}
            alt=""
            sizes="(min-width:1200px) 160px,(min-width:768px) 11vw,23vw"
            upTo={480}
            width={192}
            height={144}
            name={name}
            seats={specifications.seatingCapacity}
          />
        ))}
      </div>
    </li>
  )
}

const Intro = chakra('div', {
  base: {
    '& [data-part=words]': { textStyle: 'lead', color: 'muted', paddingBottom: '5' },
    '& [data-part=words] svg': { display: 'inline-block', verticalAlign: '-3px' },
    // Without a mouse, the whole width can be pressed.
    '@media (max-width: 499px)': { '& a': { width: '100%' } },
  },
})

/** One link per brand, which covers the pictures too, also those with a filter. */
const Brands = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '7', md: '10', lg: '16' },
    paddingTop: { base: '10', lg: '18' },
    '& li': { position: 'relative', borderTop: '1px solid', borderColor: 'line', paddingTop: '1' },
    '& [data-part=pictures]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: '1',
      paddingTop: '2',
    },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
    '& a::after': { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
  },
})
