import { chakra } from '@chakra-ui/react'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { type CardLink, type Heart, VehicleCard } from './vehicle-card.tsx'

const MOST = 3

type Props = {
  title: string
  vehicles: readonly Vehicle[]
  /** The address of a cart's page. */
  to: (id: string) => string
  link: CardLink
  heart: Heart
}

/** Up to three carts, offered when the requested one is not available or nothing matches. */
export const ThreeCarts = ({ title, vehicles, to, link, heart }: Props) =>
  vehicles.length > 0 && (
    <Carts aria-labelledby="three-carts">
      <Title id="three-carts">{title}</Title>
      <Row>
        {vehicles.slice(0, MOST).map((vehicle, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            to={to(vehicle.id)}
            link={link}
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
