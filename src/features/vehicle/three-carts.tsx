import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { type Heart, VehicleCard } from '../../ui/vehicle-card.tsx'

const MOST = 3

/** Up to three other carts, shown when the requested one is not available. */
export const ThreeCarts = ({ label, vehicles, heart }: { label: string; vehicles: readonly Vehicle[]; heart: Heart }) =>
  vehicles.length > 0 && (
    <Row aria-label={label}>
      {vehicles.slice(0, MOST).map((vehicle, index) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          to={paths.vehicle(vehicle.id)}
          link={Link}
          level="h2"
          heart={heart}
          layout={index === MOST - 1 ? 'row' : undefined}
        />
      ))}
    </Row>
  )

const Row = chakra('section', {
  base: {
    display: 'grid',
    gap: '48px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
    paddingTop: { base: '14', lg: '24' },
  },
})
