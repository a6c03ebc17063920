import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import type { Town } from '../../content/towns.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceWords } from '../../lib/money.ts'
import { pictureWords } from '../../lib/picture-sources.ts'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection, TextLink } from '../../ui/layout.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'

const PLACEHOLDERS = [1, 2, 3] as const
const SHOWN = PLACEHOLDERS.length

/**
 * The first vehicles of the dealer's list, each to buy or to rent. Shows placeholders of the same size while loading.
 */
export function PopularVehicles({ town, heart }: { town: Town; heart: Heart }) {
  const { data, isError } = useQuery(vehiclesQuery())
  const vehicles = data?.vehicles.slice(0, SHOWN)
  if (vehicles?.length === 0) return null
  return (
    <Box aria-labelledby="popular-title">
      <header data-part="head">
        <h2 id="popular-title">Popular vehicles</h2>
        <ArrowLink asChild>
          <Link to={paths.inventory}>
            View All <Arrow />
          </Link>
        </ArrowLink>
      </header>
      {!vehicles && isError ? (
        <Unavailable />
      ) : (
        <div data-part="cards">
          {vehicles
            ? vehicles.map((vehicle) => <Card key={vehicle.id} vehicle={vehicle} town={town} heart={heart} />)
            : PLACEHOLDERS.map((number) => <article key={number} data-part="card" aria-hidden="true" />)}
        </div>
      )}
    </Box>
  )
}

type CardProps = { vehicle: Vehicle; town: Town; heart: Heart }

/** Not a `VehicleCard`, which is one link as a whole: this card has two links, and no badges and figures. */
function Card({ vehicle, town, heart: Heart }: CardProps) {
  return (
    <article data-part="card">
      <Picture
        src={vehicle.images[0]}
        alt={pictureWords(vehicle.name, vehicle.images[0])}
        sizes="(min-width:700px) 30vw,92vw"
        upTo={960}
        name={vehicle.name}
        seats={vehicle.specifications.seatingCapacity}
      />
      <Heart id={vehicle.id} name={vehicle.name} />
      <small data-part="brand">{vehicle.brand}</small>
      <h3>{vehicle.name}</h3>
      <b data-part="price">
        <span>{(vehicle.price === undefined ? '' : 'Starting at ') + priceWords(vehicle)}</span>
      </b>
      <p data-part="about">{vehicle.description}</p>
      <footer data-part="links">
        <Link to={paths.vehicle(vehicle.id)} aria-label={`View Details of the ${vehicle.name}`}>
          View Details
          <Arrow />
        </Link>
        <Link
          data-part="rent"
          to={paths.townRentals(town.slug)}
          aria-label={`Rent This Model: ${vehicle.name}, in ${town.name}`}
        >
          Rent This Model
        </Link>
      </footer>
    </article>
  )
}

const Unavailable = () => (
  <p>
    We can’t show the carts right now.{' '}
    <TextLink asChild>
      <Link to={paths.inventory}>See the inventory</Link>
    </TextLink>{' '}
    or call us.
  </p>
)

const Box = chakra(NextSection, {
  base: {
    '& [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      paddingBottom: '7',
    },
    '& h2': { textStyle: 'title' },
    '& [data-part=cards]': {
      display: 'grid',
      gap: { base: '48px 32px', sm: '24px', lg: '32px' },
      gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
    },
    '& [data-part=card]': { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' },
    '& [data-part=card]:empty': {
      '&::before': { content: '""', aspectRatio: '4 / 3', background: 'var(--plate)' },
      '&::after': { content: '""', height: '216px', marginTop: '16px', background: 'skeleton' },
    },
    '& [data-part=card] > :is(picture, img)': { aspectRatio: '4 / 3', background: 'var(--plate)' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'var(--picture)' },
    // A phone has the picture beside the name and the price.
    '@media (max-width: 499px)': {
      '& [data-part=cards]': { rowGap: '32px' },
      '& [data-part=card]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gridTemplateRows: 'repeat(2, auto) 1fr',
        columnGap: '16px',
        '&:empty::after': { height: 'auto', gridRow: '1 / span 3', gridColumn: '2', marginTop: '0' },
        [`& > :is(picture, img, ${MISSING}), &:empty::before`]: { gridRow: '1 / span 3' },
        '& > :is([data-part=about], [data-part=links])': { gridColumn: '1 / -1' },
      },
      // As high as the words and links that come below the picture.
      '& [data-part=card]:empty': { paddingBottom: '100px' },
      // At the end of the line with the links, because it would cover so small a picture.
      '& [data-part=card] > button': {
        inset: 'auto 0 2px auto',
        color: 'ink',
        '&[aria-pressed=true]': { color: 'accent' },
        '&:focus-visible': { outlineColor: 'ink' },
      },
      '& [data-part=brand]': { paddingTop: '0' },
      '& [data-part=about]': { minHeight: '0' },
    },
    '& [data-part=brand]': { textStyle: 'label', color: 'subtle', paddingTop: '4', textTransform: 'capitalize' },
    '& h3': { textStyle: 'subhead' },
    '& [data-part=price]': { textStyle: 'subhead', fontWeight: '520' },
    '& [data-part=about]': { textStyle: 'small', color: 'muted', paddingBlock: '6px 12px', minHeight: '64px' },
    '& [data-part=links]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 24px',
      marginTop: 'auto',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& [data-part=links] a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      fontWeight: '600',
      '& svg': { transition: 'transform 200ms var(--ease)' },
      '&:hover svg': { transform: 'translateX(3px)' },
    },
    '& [data-part=rent]': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
      textDecorationColor: 'control',
      '&:hover': { textDecorationColor: 'ink' },
    },
  },
})
