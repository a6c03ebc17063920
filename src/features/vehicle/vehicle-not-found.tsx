import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { exampleMonthly } from '../../content/payment-example.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Heart, VehicleCard } from '../../ui/vehicle-card.tsx'

/** Title of the page for a vehicle that is not there. */
export const VEHICLE_NOT_FOUND = `Vehicle Not Found | ${dealer.name}`

const OTHERS = 3

/**
 * In place of a vehicle, with three others to look at if the list is there.
 * @param onRetry given when the vehicle could not be asked for: it may exist
 */
export function VehicleNotFound({ onRetry, heart }: { onRetry: (() => void) | undefined; heart: Heart }) {
  const { data } = useQuery(vehiclesQuery())
  return (
    <Box>
      <title>{VEHICLE_NOT_FOUND}</title>
      <Heading>Vehicle Not Found</Heading>
      <Lead>The vehicle you're looking for doesn't exist or has been removed.</Lead>
      {onRetry && (
        <Retry>
          <Notice tone="warn" title="Or we may be out of reach right now.">
            <Button variant="quiet" size="sm" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        </Retry>
      )}
      <Button asChild variant="primary">
        <Link to={paths.inventory}>Back to Inventory</Link>
      </Button>
      {data && data.vehicles.length > 0 && (
        <Others aria-label="Other carts">
          {data.vehicles.slice(0, OTHERS).map((vehicle, index) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              to={paths.vehicle(vehicle.id)}
              link={Link}
              monthly={exampleMonthly(vehicle.price)}
              level="h2"
              heart={heart}
              layout={index === OTHERS - 1 ? 'row' : undefined}
            />
          ))}
        </Others>
      )}
    </Box>
  )
}

const Box = chakra(Section, { base: { minHeight: '60vh' } })

const Heading = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', padding: '16px 0 28px' } })

const Retry = chakra('div', { base: { paddingBottom: '7', maxWidth: '40em' } })

const Others = chakra('section', {
  base: {
    display: 'grid',
    gap: '48px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
    paddingTop: { base: '14', lg: '24' },
  },
})
