import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { featuredRefs } from '../../content/home-page.ts'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isInStockOrIncoming } from '../../lib/status-words.ts'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, Section, TextLink } from '../../ui/layout.tsx'
import { type Heart, VehicleCard, VehicleCardSkeleton } from '../../ui/vehicle-card.tsx'

/** The three featured carts. The first one is large. */
export function Featured({ heart }: { heart: Heart }) {
  const { data, isError } = useQuery(vehiclesQuery())
  if (!data && isError) return <Unavailable />
  const featured = data && featuredRefs.flatMap((ref) => findVehicle(data.vehicles, ref) ?? [])
  if (featured?.length === 0) return null
  return (
    <Section>
      <Head>
        <Heading>{featured?.every(({ isNew }) => isNew) === false ? 'Featured carts' : 'New this season'}</Heading>
        {data && (
          <ArrowLink asChild>
            <Link to={paths.inventory}>
              <span>{`All ${data.vehicles.length} carts `}</span>
              <Arrow />
            </Link>
          </ArrowLink>
        )}
      </Head>
      <Grid>
        {featured
          ? featured.map((vehicle, index) => (
              <Card key={vehicle.id} vehicle={vehicle} large={index === 0} heart={heart} />
            ))
          : featuredRefs.map((ref, index) => (
              <VehicleCardSkeleton key={ref} layout={index === 0 ? 'large' : 'column'} />
            ))}
      </Grid>
    </Section>
  )
}

const Card = ({ vehicle, large, heart }: { vehicle: Vehicle; large: boolean; heart: Heart }) => (
  <VehicleCard
    // A sold cart is not offered as new.
    vehicle={isInStockOrIncoming(vehicle) ? vehicle : { ...vehicle, isNew: false }}
    to={paths.featuredVehicle(vehicle.id)}
    link={Link}
    heart={heart}
    layout={large ? 'large' : 'short'}
    sizes={
      large
        ? '(min-width:1200px) 62vw,(min-width:1000px) 31vw,92vw'
        : '(min-width:1000px) 31vw,(min-width:700px) 45vw,92vw'
    }
    upTo={large ? 1600 : 960}
  />
)

const Unavailable = () => (
  <Section>
    <Lead>
      We can’t show the featured carts right now.{' '}
      <TextLink asChild>
        <Link to={paths.inventory}>See the inventory</Link>
      </TextLink>{' '}
      or call <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
    </Lead>
  </Section>
)

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    paddingBottom: '8',
  },
})

const Heading = chakra('h2', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead' } })

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '48px 32px',
    '@media (min-width: 700px) and (max-width: 999px)': { gridTemplateColumns: '1fr 1fr' },
    '@media (min-width: 1000px) and (max-width: 1199px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    // One large card with two beside it.
    '@media (min-width: 1200px)': { gridTemplateColumns: '2.4fr 1fr' },
  },
})
