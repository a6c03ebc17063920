import { cartDrawings } from '../../content/cart-drawings.ts'
import models from '../../content/cart-models.json' with { type: 'json' }
import { isMeasured, type MeasuredModel } from '../../content/measured-models.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { metersOf } from '../../lib/feet.ts'
import { pictureKey } from '../../lib/picture-sources.ts'

type Drawn = Pick<Vehicle, 'images' | 'specifications'>

/** Size of our side pictures, in px. */
const PICTURE = { width: 960, height: 720 }
/**
 * The share of a column's width that the longest cart takes; the height of the ground above the lower edge, as a
 * percentage of the column's width; and the column's height divided by its width.
 */
const LONGEST = 0.88
const GROUND = 11
const HEIGHT = 0.85
/** Meters across a column when no cart is drawn. */
const NO_SCALE = 4
/** How much wider than its column a cart's studio is, in percent of the column, where it fades into its neighbor. */
export const OVERLAP = 12

/** The folder of a vehicle's pictures, if they are our drawings with a side view. */
function folderOf({ images }: Drawn): MeasuredModel | undefined {
  const folder = pictureKey(images[0] ?? '')?.split('/')[3] ?? ''
  return isMeasured(folder) && cartDrawings[folder] ? folder : undefined
}

/** In meters: from the catalogue, or else the model's length, as in "Will it fit?". */
const lengthOf = (vehicle: Drawn, folder: MeasuredModel) =>
  metersOf(vehicle.specifications['length']) ?? models[folder].length

/** The length that fills a column, in meters: that of the longest cart. 0 when none has our drawing. */
export const scaleOf = (vehicles: readonly Drawn[]): number =>
  Math.max(
    0,
    ...vehicles.map((vehicle) => {
      const folder = folderOf(vehicle)
      return folder ? lengthOf(vehicle, folder) : 0
    }),
  ) / LONGEST

/**
 * The side picture of a cart on the ground line, at the common scale: width and position as percentages of its studio.
 * Undefined for a cart without our drawing.
 */
export function drawnCart(vehicle: Drawn, scale: number) {
  const folder = folderOf(vehicle)
  const drawing = folder && cartDrawings[folder]
  if (!drawing || scale === 0) return undefined
  const { left, right, ground } = drawing
  const studio = 1 + OVERLAP / 100
  const width = (100 * lengthOf(vehicle, folder) * PICTURE.width) / (right - left) / scale / studio
  const middle = (width * (left + right)) / 2 / PICTURE.width
  const below = (width * (PICTURE.height - ground)) / PICTURE.width
  return {
    src: `/images/carts/${folder}/side-960.webp`,
    width: `${width}%`,
    left: `${50 - middle}%`,
    bottom: `${(GROUND - below * studio) / HEIGHT}%`,
  }
}

/** The height of the ground line above the lower edge, and of one meter, as percentages of a column's height. */
export const studioOf = (scale: number) => ({
  ground: `${GROUND / HEIGHT}%`,
  meter: `${100 / (scale || NO_SCALE) / HEIGHT}%`,
})
