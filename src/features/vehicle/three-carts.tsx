import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { type Heart, VehicleCard } from '../../ui/vehicle-card.tsx'

const MOST = 3

type Props = { title: string; vehicles: readonly Vehicle[]; heart: Heart }

/** Up to three other carts, shown when the requested one is not available. */
export const ThreeCarts = ({ title, vehicles, heart }: Props) =>
  vehicles.length > 0 && (
    <Carts aria-labelledby="three-carts">
      <Title id="three-carts">{title}</Title>
      <Row>
        {vehicles.slice(0, MOST).map((vehicle, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            to={paths.vehicle(vehicle.id)}
            link={Link}
            heart={heart}
            layout={index === MOST - 1 ? 'row' : undefined}
          />
        ))}
      </Row>
    </Carts>
  )

const Carts = chakra('section', { base: { paddingTop: { base: '14', lg: '24' } } })

const Title = chakra('h2', { base: { textStyle: 'heading', paddingBottom: '6' } })

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '48px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
  },
})
