import { chakra } from '@chakra-ui/react'
import { cartDrawings } from '../../content/cart-drawings.ts'
import { pictureKey } from '../../lib/picture-sources.ts'
import { SeatPlan } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { studioGradient } from '../../ui/theme/colors.ts'

type Drawn = {
  id: string
  name: string
  images: readonly string[]
  specifications: { seatingCapacity?: number | undefined }
}

/** How our side pictures are cut, in px. */
const PICTURE = { width: 960, height: 720 }
/** Share of a column that the longest cart takes; where the ground is, from below, in percent of the column's width; its height to its width. */
const LONGEST = 0.92
const GROUND = 11
const HEIGHT = 0.85

/** The folder of a vehicle's pictures, when they are ours. */
const folderOf = ({ images }: Drawn): string => pictureKey(images[0] ?? '')?.split('/')[3] ?? ''

/**
 * The length that fills a column, in metres: that of the longest cart. 0 when none is drawn by us.
 */
export const scaleOf = (vehicles: readonly Drawn[]): number =>
  Math.max(0, ...vehicles.map((vehicle) => cartDrawings[folderOf(vehicle)]?.metres ?? 0)) / LONGEST

/** A cart from the side, on the ground line that all columns share, as long as it is beside the others. */
export function OnGround({ vehicle, scale }: { vehicle: Drawn; scale: number }) {
  const { name, images, specifications } = vehicle
  const missing = { name, seats: specifications.seatingCapacity }
  const folder = folderOf(vehicle)
  const drawing = cartDrawings[folder]
  if (!drawing || scale === 0) {
    return (
      <Plate>
        {images.length > 0 ? (
          <Picture
            src={images[0]}
            alt={`${name}, not to scale`}
            sizes="(min-width:700px) 25vw,50vw"
            upTo={960}
            {...missing}
          />
        ) : (
          <p>
            <SeatPlan seats={specifications.seatingCapacity ?? 0} height={40} />
            Picture to come
          </p>
        )}
      </Plate>
    )
  }
  const { metres, left, right, ground } = drawing
  // All in percent of the column's width.
  const width = (100 * metres * PICTURE.width) / (right - left) / scale
  const middle = (width * (left + right)) / 2 / PICTURE.width
  const below = (width * (PICTURE.height - ground)) / PICTURE.width
  return (
    <Plate data-drawn="">
      <div style={{ width: `${width}%`, left: `${50 - middle}%`, bottom: `${(GROUND - below) / HEIGHT}%` }}>
        <Picture
          src={`/images/carts/${folder}/side-960.webp`}
          alt={`Illustration of the ${name}, seen from the left`}
          sizes="(min-width:700px) 25vw,50vw"
          upTo={960}
          {...missing}
        />
      </div>
    </Plate>
  )
}

/** Studio gray in both themes; the pictures fade into it on all sides. */
const Plate = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '20 / 17',
    overflow: 'hidden',
    background: studioGradient,
    color: 'fixedInk',
    filter: 'var(--picture)',
    '& > div': { position: 'absolute' },
    '& img': { display: 'block', width: '100%', height: 'auto' },
    '&[data-drawn] img': {
      maskImage:
        'linear-gradient(90deg, transparent, currentColor 4% 96%, transparent), linear-gradient(transparent 4%, currentColor 14% 86%, transparent 97%)',
      maskComposite: 'intersect',
    },
    // On this ground in both themes, where the plate of a missing picture would be a dark box in one of them.
    '& [data-missing]': { background: 'none', color: 'inherit' },
    '& [data-missing] svg': { color: 'inherit' },
    '&:not([data-drawn]) picture, &:not([data-drawn]) > img': { position: 'absolute', insetInline: '0', bottom: '8%' },
    '& p': {
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
