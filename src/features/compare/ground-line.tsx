import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { variantsOf } from '../../lib/picture-sources.ts'
import { SeatPlan } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SIDEWAYS_PHONE } from '../../ui/screens.ts'
import { drawnCart, OVERLAP } from './drawn-cart.ts'

/** A cart from the side on the common ground line, at the common scale. */
export function OnGround({ vehicle, scale }: { vehicle: Vehicle; scale: number }) {
  const { name, images, specifications } = vehicle
  const missing = { name, seats: specifications.seatingCapacity }
  const drawn = drawnCart(vehicle, scale)
  if (!drawn) {
    return (
      <Plate>
        {images.length > 0 ? (
          <div data-part="other">
            <Picture
              src={images[0]}
              eager
              alt={`${name}, not to scale`}
              sizes="(min-width:1000px) 25vw,50vw"
              upTo={960}
              {...missing}
            />
          </div>
        ) : (
          <p data-part="no-picture">
            <SeatPlan seats={specifications.seatingCapacity ?? 0} height={40} />
            No picture yet
          </p>
        )}
      </Plate>
    )
  }
  const { src, ...place } = drawn
  return (
    <Plate>
      <div
        data-part="drawing"
        style={{ ...place, '--edges': `url("${variantsOf(src)?.avif[0]?.url}")` } as CSSProperties}
      >
        <Picture
          src={src}
          eager
          alt={`Illustration of the ${name}, seen from the left`}
          sizes="(min-width:1000px) 25vw,50vw"
          upTo={960}
          {...missing}
        />
      </div>
    </Plate>
  )
}

/** A mask that fades at both ends. */
const faded = (direction: string, start: string, end = start) =>
  `linear-gradient(${direction}, transparent, currentColor ${start} calc(100% - ${end}), transparent)`

/**
 * The studio of one cart: its whole picture, which goes on to the edges as in `Studio`. At the left it fades into the
 * studio before it.
 */
const Plate = chakra('div', {
  base: {
    position: 'relative',
    marginInline: `${-OVERLAP / 2}%`,
    aspectRatio: `${100 + OVERLAP} / 85`,
    overflow: 'hidden',
    color: 'fixedInk',
    maskImage: `linear-gradient(90deg, transparent, currentColor ${OVERLAP}%)`,
    // On a phone held sideways, less of the wall, so that names and prices are on the first screen.
    [SIDEWAYS_PHONE]: { marginTop: '-14%' },
    '& [data-part=drawing]': { position: 'absolute', isolation: 'isolate', containerType: 'inline-size' },
    '& [data-part=drawing]::before, & [data-part=drawing]::after': {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      borderStyle: 'solid',
      borderColor: 'transparent',
      borderImageSource: 'var(--edges)',
      printColorAdjust: 'exact',
    },
    // They begin well below the picture, where their blur is invisible, and end in the wall.
    '& [data-part=drawing]::before': {
      inset: '0 -25cqw',
      borderWidth: '0 40cqw',
      borderImageSlice: '0 1%',
      filter: 'blur(1cqw)',
      maskImage: `${faded('90deg', '25cqw')}, ${faded('180deg', '30cqw', '9cqw')}`,
      maskComposite: 'intersect',
    },
    '& [data-part=drawing]::after': {
      inset: '-40cqw 0',
      borderWidth: '60cqw 0',
      borderImageSlice: '1% 0',
      filter: 'blur(6cqw)',
      maskImage: `${faded('90deg', '20cqw')}, ${faded('180deg', '40cqw')}`,
      maskComposite: 'intersect',
    },
    // No more, because some carts end close to the picture's edge.
    '& [data-part=drawing] img': {
      maskImage: `${faded('90deg', '2%')}, ${faded('180deg', '6%')}`,
      maskComposite: 'intersect',
    },
    '& img': { display: 'block', width: '100%', height: 'auto', maskImage: 'none' },
    // On this background in both themes; a missing picture's own plate would be a dark box in one of them.
    [`& ${MISSING}`]: { background: 'none', color: 'inherit' },
    [`& ${MISSING} svg`]: { color: 'inherit' },
    '& [data-part=other]': { position: 'absolute', insetInline: '0', bottom: '8%' },
    '& [data-part=no-picture]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '2',
      textStyle: 'small',
    },
  },
})
