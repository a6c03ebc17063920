/**
 * The cart in our side pictures (960 by 720 px): its left and right end, and where its wheels touch the ground, in px.
 * Measure again when a picture is drawn again. `cart-models.json` has the length of each cart.
 */
export type CartDrawing = { left: number; right: number; ground: number }

const drawing = (left: number, right: number, ground: number): CartDrawing => ({ left, right, ground })

/** By the folder of the pictures. */
export const cartDrawings: Readonly<Record<string, CartDrawing>> = {
  'denago-ev-city': drawing(37, 903, 660),
  'denago-nomad': drawing(31, 910, 622),
  'denago-nomad-xl': drawing(37, 911, 635),
  'denago-rover-xl': drawing(26, 898, 556),
  'denago-rover-xl6': drawing(32, 905, 577),
  'denago-rover-xxl': drawing(19, 901, 539),
  'evolution-carrier-6-plus': drawing(31, 899, 547),
  'evolution-classic-2': drawing(23, 905, 627),
  'evolution-classic-4-plus': drawing(26, 902, 591),
  'evolution-d5-maverick-2-plus-2': drawing(51, 910, 628),
  'evolution-d5-maverick-4-plus': drawing(56, 901, 597),
  'evolution-d5-ranger-2-plus-2': drawing(42, 910, 622),
  'evolution-d5-ranger-4': drawing(27, 902, 591),
  'evolution-d5-ranger-6': drawing(32, 898, 547),
  'evolution-d6-max-xt4': drawing(28, 902, 609),
  'evolution-d6-max-xt6': drawing(15, 898, 561),
  'evolution-forester-4': drawing(50, 910, 628),
  'evolution-forester-6-plus': drawing(32, 904, 572),
  'evolution-turfman-200': drawing(55, 916, 629),
}
