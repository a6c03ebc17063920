import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { MOST_COMPARED } from '../../content/compare-page.ts'
import { slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { listed } from '../../lib/listed.ts'
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
        <h2>No carts chosen yet</h2>
        <p data-part="words">
          Tap <Icon name="heart" size={18} /> on the carts you like. We’ll line them up here, up to four.
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
      <div data-part="pictures">
        {first.map(({ id, name, images, specifications }) => (
          <Picture
            key={id}
            src={images[0]}
            alt=""
            sizes="(min-width:1200px) 280px,(min-width:700px) 23vw,46vw"
            upTo={960}
            name={name}
            seats={specifications.seatingCapacity}
          />
        ))}
      </div>
      <ArrowLink asChild>
        <Link to={paths.compareCarts(vehicles.map(({ id }) => id))}>
          {`Compare ${seriesName(first[0]?.brand ?? '')} carts`} <Arrow />
        </Link>
      </ArrowLink>
      <p data-part="names">{listed(first.map(({ name }) => name))}</p>
    </li>
  )
}

const Intro = chakra('div', {
  base: {
    '& h2': { textStyle: 'heading' },
    '& [data-part=words]': { maxWidth: '36em', color: 'muted', paddingTop: '3', paddingBottom: '5' },
    '& [data-part=words] svg': { display: 'inline-block', verticalAlign: '-3px' },
    // Without a mouse, the whole width can be pressed.
    '@media (max-width: 499px)': { '& a': { width: '100%' } },
  },
})

/** One link per brand, which covers the pictures too. */
const Brands = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '9', md: '5', lg: '7' },
    paddingTop: { base: '10', lg: '14' },
    '& li': { position: 'relative' },
    '& [data-part=pictures]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2px',
    },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
    '& a': { paddingTop: '2' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-part=names]': { textStyle: 'small', color: 'muted' },
  },
})
