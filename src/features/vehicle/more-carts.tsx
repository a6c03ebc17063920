import { chakra } from '@chakra-ui/react'
import { Suspense, useRef } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useNear } from '../../hooks/use-near.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { rowOfCarts } from './row-of-carts.ts'

const MoreBelow = lazyPart(async () => (await import('./more-below.tsx')).MoreBelow)

type Props = { vehicle: Vehicle; heart: Heart }

/**
 * Whether the cart fits, and other carts to look at. Loaded when the reader comes near. Its room is reserved, so that
 * nothing below it moves.
 */
export function MoreCarts({ vehicle, heart }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room)
  return (
    <Room
      ref={room}
      data-screen-only=""
      data-drawn={vehicle.images[0] && ''}
      data-carts={vehicle.inStock ? undefined : 'above'}
    >
      <Suspense>{near && <MoreBelow vehicle={vehicle} heart={heart} />}</Suspense>
    </Room>
  )
}

/** As high as a row of carts unless that is above, plus "Will it fit?" if the cart is drawn there. */
const Room = chakra('div', {
  base: {
    ...rowOfCarts,
    '--fit': '0px',
    minHeight: 'calc(var(--row) + var(--fit))',
    '&[data-drawn]': {
      '--fit': { base: 'calc(50vw + 550px)', md: '515px', lg: 'clamp(548px, 24vw + 290px, 650px)' },
    },
    '&[data-carts=above]': { '--row': '0px' },
    '@media (scripting: none)': { display: 'none' },
  },
})
