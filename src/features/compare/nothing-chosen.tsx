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
          Save up to four carts with <Icon name="heart" size={18} />, and we’ll line them up here.
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
      <Button asChild variant="outline">
        <Link to={paths.compareCarts(vehicles.map(({ id }) => id))}>
          {`Compare ${seriesName(first[0]?.brand ?? '')} carts`} <Arrow />
        </Link>
      </Button>
      <div data-part="pictures">
        {first.map(({ id, name, images, specifications }) => (
          <div key={id}>
            <Picture
              src={images[0]}
              alt=""
              sizes="(min-width:700px) 23vw,45vw"
              upTo={960}
              width={320}
              height={240}
              name={name}
              seats={specifications.seatingCapacity}
            />
            <p data-part="name">{name}</p>
          </div>
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
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    gap: { base: '7', sm: '10', lg: '16' },
    paddingTop: { base: '7', sm: '10', lg: '14' },
    '& li': { position: 'relative' },
    '& [data-part=pictures]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: '1fr 1fr' },
      gap: { base: '3', lg: '4' },
      paddingTop: '4',
    },
    '& [data-part=name]': { textStyle: 'small', fontWeight: '560', paddingTop: '2' },
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
