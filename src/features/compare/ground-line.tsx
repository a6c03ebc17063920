import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { SeatPlan } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SIDEWAYS_PHONE } from '../../ui/screens.ts'
import { studioGradient, studioLight, studioLightMask } from '../../ui/theme/colors.ts'
import { drawnCart, studioOf } from './drawn-cart.ts'

/** A cart from the side on the common ground line, at the common scale. */
export function OnGround({ vehicle, scale }: { vehicle: Vehicle; scale: number }) {
  const { name, images, specifications } = vehicle
  const missing = { name, seats: specifications.seatingCapacity }
  const drawn = drawnCart(vehicle, scale)
  const { ground, meter } = studioOf(scale)
  const studio = { '--ground': ground, '--meter': meter } as CSSProperties
  if (!drawn) {
    return (
      <Plate style={studio}>
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
  const { src, width, left, bottom, mask } = drawn
  return (
    <Plate style={studio}>
      <div data-part="light">
        <i data-part="beam" style={{ left: `calc(${left} - .2 * ${width})`, width: `calc(1.4 * ${width})` }} />
      </div>
      <div
        data-part="drawing"
        style={
          { width, left, bottom, '--cart': `url("data:image/svg+xml,${encodeURIComponent(mask)}")` } as CSSProperties
        }
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

/**
 * Studio gray in both themes, the same at the sides of every column. Of a drawing only the cart and its shadow are on
 * it. The light is that of the pictures, so that their edges are invisible.
 */
const Plate = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '20 / 17',
    overflow: 'hidden',
    background: studioGradient,
    color: 'fixedInk',
    filter: 'var(--picture)',
    // On white paper each picture would visibly end with its own light.
    printColorAdjust: 'exact',
    // On a phone held sideways, less of the wall, so that names and prices are on the first screen.
    [SIDEWAYS_PHONE]: { marginTop: '-14%' },
    '& [data-part=drawing]': { position: 'absolute' },
    '& [data-part=light]': { position: 'absolute', inset: '0', maskImage: studioLightMask, maskComposite: 'intersect' },
    '& [data-part=beam]': { position: 'absolute', insetBlock: '0', margin: '0', background: studioLight },
    // Fades at the sides too, where the outline ends close to the picture's edge.
    '& [data-part=drawing] img': {
      maskImage: 'var(--cart), linear-gradient(90deg, transparent, currentColor 2% 98%, transparent)',
      maskSize: '100% 100%',
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
