import { capitalized } from '../../lib/capitalized.ts'
import { feet, feetAndInches, metersOf } from '../../lib/feet.ts'
import { listed } from '../../lib/listed.ts'

/** In meters, and which of them the catalogue states. */
export type CartSize = { length: number; height: number; width: number; stated: readonly Dimension[] }

const DIMENSIONS = ['length', 'height', 'width'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What a cart is compared with, in meters. */
export const THINGS = { door7: feet(7), door8: feet(8), person: feet(5, 9) }

/** The size to draw: from the catalogue, or else from the illustration. */
export function cartSize(
  drawn: Readonly<Record<Dimension, number>>,
  stated: Readonly<Record<string, string | number | undefined>>,
): CartSize {
  const sizeOf = (dimension: Dimension) => metersOf(stated[dimension]) ?? drawn[dimension]
  return {
    length: sizeOf('length'),
    height: sizeOf('height'),
    width: sizeOf('width'),
    stated: DIMENSIONS.filter((dimension) => metersOf(stated[dimension]) !== undefined),
  }
}

/** Each comparison in words. */
export const fitWords = ({ length, height }: CartSize): { thing: string; words: string }[] => [
  { thing: '7-foot garage door', words: underDoor(height, THINGS.door7) },
  { thing: '8-foot garage door', words: underDoor(height, THINGS.door8) },
  { thing: 'Trailer', words: `Needs a deck ${Math.ceil(length / feet(1))} feet long. Or let us deliver.` },
  {
    thing: `Someone who’s ${feetAndInches(THINGS.person)}`,
    words: `The roof’s ${feetAndInches(Math.abs(height - THINGS.person))} ${height > THINGS.person ? 'above' : 'lower than'} their head.`,
  },
]

/** Where the figures come from: the catalogue, our 3D model, or both. */
export function sourceWords({ stated }: CartSize): string {
  if (stated.length === DIMENSIONS.length) return 'From the spec sheet.'
  const measured =
    stated.length === 0
      ? 'Measured'
      : `${capitalized(listed(stated))} from the spec sheet. ${capitalized(listed(DIMENSIONS.filter((each) => !stated.includes(each))))} measured`
  return `${measured} from our 3D model. Tight spot? Ask us to measure the real cart.`
}

const underDoor = (height: number, door: number) =>
  height < door
    ? `Fits, with ${feetAndInches(door - height)} to spare.`
    : `Won’t clear it. The cart is ${feetAndInches(height - door)} too tall.`
