import { chakra } from '@chakra-ui/react'
import { Suspense, useRef } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useNear } from '../../hooks/use-near.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { rowOfCarts } from './row-of-carts.ts'

const RelatedCarts = lazyPart(async () => (await import('./related-carts.tsx')).RelatedCarts)

type Props = { vehicle: Vehicle; heart: Heart }

/** The nearest carts in stock, right below one that is not. Loaded when the reader comes near, in reserved room. */
export function CartsInStock({ vehicle, heart }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room)
  return (
    <Room ref={room} data-screen-only="">
      <Suspense>{near && <RelatedCarts vehicle={vehicle} heart={heart} />}</Suspense>
    </Room>
  )
}

const Room = chakra('div', {
  base: {
    ...rowOfCarts,
    paddingTop: { base: '12', lg: '18' },
    '@media (scripting: none)': { display: 'none' },
  },
})
