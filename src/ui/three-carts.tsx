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
        {vehicles.slice(0, MOST).map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            to={to(vehicle.id)}
            link={link}
            heart={heart}
            sizes="(min-width:700px) 30vw,92vw"
            layout="third"
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
    gap: { base: '48px', sm: '24px', xl: '32px' },
    gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  },
})
