import { feet, feetAndInches, metresOf } from '../../lib/feet.ts'

/** In metres. `isStated` when all of them are the catalogue's. */
export type CartSize = { length: number; height: number; width: number; isStated: boolean }

/** What a cart is compared with, in metres. Beds of pickups are of several lengths: this is the usual one. */
export const THINGS = { door7: feet(7), door8: feet(8), bed: feet(6, 6), person: feet(5, 9) }

/** The size to draw: what the catalogue states, and the illustration's where it states nothing. */
export function cartSize(
  drawn: Omit<CartSize, 'isStated'>,
  stated: Readonly<Record<string, string | number | undefined>>,
): CartSize {
  const [length, height, width] = [metresOf(stated['length']), metresOf(stated['height']), metresOf(stated['width'])]
  return {
    length: length ?? drawn.length,
    height: height ?? drawn.height,
    width: width ?? drawn.width,
    isStated: length !== undefined && height !== undefined && width !== undefined,
  }
}

/** Each comparison in words. */
export const fitWords = ({ length, height }: CartSize): { thing: string; words: string }[] => [
  { thing: '7-foot garage door', words: underDoor(height, THINGS.door7) },
  { thing: '8-foot garage door', words: underDoor(height, THINGS.door8) },
  {
    thing: `Pickup bed of ${feetAndInches(THINGS.bed)}`,
    words:
      length > THINGS.bed
        ? `The cart is ${feetAndInches(length - THINGS.bed)} longer.`
        : `The cart is ${feetAndInches(THINGS.bed - length)} shorter.`,
  },
  {
    thing: `A person of ${feetAndInches(THINGS.person)}`,
    words: `The roof is ${feetAndInches(Math.abs(height - THINGS.person))} ${height > THINGS.person ? 'higher' : 'lower'}.`,
  },
]

const underDoor = (height: number, door: number) =>
  height < door ? `${feetAndInches(door - height)} of room above the roof.` : `${feetAndInches(height - door)} too low.`
