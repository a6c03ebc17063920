import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../hooks/near.ts'
import type { Heart } from '../../ui/vehicle-card.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'

const RelatedCarts = lazy(() => import('./related-carts.tsx').then(({ RelatedCarts }) => ({ default: RelatedCarts })))

type Props = { vehicle: ShownVehicle; heart: Heart }

/** Other carts to look at. Loaded when the reader comes near; the room is kept, so that nothing below it moves. */
export function MoreCarts({ vehicle, heart }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <Place ref={place} data-screen-only="">
      <Suspense>{near && <RelatedCarts vehicle={vehicle} heart={heart} />}</Suspense>
    </Place>
  )
}

/** As high as a row of three cards: `--card` is the width of one, at the end of the page's column. */
const Place = chakra('div', {
  base: {
    '--card': { base: '76vw', sm: '42vw', xl: 'calc((min(100vw, 1488px) - 2 * var(--gutter) - 64px) / 3)' },
    minHeight: 'calc(var(--card) * .75 + 300px)',
    '@media (scripting: none)': { display: 'none' },
  },
})
