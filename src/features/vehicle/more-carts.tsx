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
 * As high as a row of three cards at the end of the page's column (`--card` is the width of one), plus the drawings if
 * the cart has any.
 */
const Place = chakra('div', {
  base: {
    '--card': { base: '76vw', sm: '42vw', xl: 'calc((min(100vw, 1488px) - 2 * var(--gutter) - 64px) / 3)' },
    '--drawings': '0px',
    minHeight: {
      base: 'calc(var(--card) * .75 + 270px + var(--drawings))',
      sm: 'calc(var(--card) * .75 + 245px + var(--drawings))',
    },
    '&[data-drawn]': {
      '--drawings': { base: 'calc(95vw + 610px)', md: 'calc(90vw + 465px)', lg: 'min(27vw + 332px, 735px)' },
    },
    '@media (scripting: none)': { display: 'none' },
  },
})
