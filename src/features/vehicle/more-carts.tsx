import { chakra } from '@chakra-ui/react'
import { Suspense, useRef } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useNear } from '../../hooks/near.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'

const MoreBelow = lazyPart(async () => (await import('./more-below.tsx')).MoreBelow)

type Props = { vehicle: Vehicle; heart: Heart }

/**
 * Whether the cart fits, and other carts to look at. Loaded when the reader comes near. Its room is reserved, so that
 * nothing below it moves.
 */
export function MoreCarts({ vehicle, heart }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <Place ref={place} data-screen-only="" data-drawn={vehicle.images[0] && ''}>
      <Suspense>{near && <MoreBelow vehicle={vehicle} heart={heart} />}</Suspense>
    </Place>
  )
}

/**
 * As high as a row of three cards at the end of the page's column (`--card` is the width of one), plus "Will it fit?" if
 * the cart is drawn there.
 */
const Place = chakra('div', {
  base: {
    '--card': { base: '76vw', sm: '42vw', xl: 'calc((min(100vw, 1488px) - 2 * var(--gutter) - 64px) / 3)' },
    '--fit': '0px',
    minHeight: {
      base: 'calc(var(--card) * .75 + 270px + var(--fit))',
      sm: 'calc(var(--card) * .75 + 245px + var(--fit))',
    },
    '&[data-drawn]': {
      '--fit': { base: 'calc(50vw + 550px)', md: '515px', lg: 'clamp(548px, 24vw + 290px, 650px)' },
    },
    '@media (scripting: none)': { display: 'none' },
  },
})
