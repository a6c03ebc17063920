/**
 * How our side pictures (960 by 720 px) draw a cart: how long its 3-D model is, in metres, where it begins and ends across,
 * and where its wheels touch the ground, in px. Measured from the models and the pictures; a picture that is drawn again is
 * measured again. For drawings to one scale only: it is no measure of the maker's cart.
 */
export type CartDrawing = { metres: number; left: number; right: number; ground: number }

const drawing = (metres: number, left: number, right: number, ground: number): CartDrawing => ({
  metres,
  left,
  right,
  ground,
})

/** By the folder of the pictures. */
export const cartDrawings: Readonly<Record<string, CartDrawing>> = {
  'denago-ev-city': drawing(2.81, 40, 903, 660),
  'denago-nomad': drawing(3.22, 31, 910, 622),
  'denago-nomad-xl': drawing(3.22, 37, 911, 635),
  'denago-rover-xl': drawing(4.4, 26, 898, 556),
  'denago-rover-xl6': drawing(4.02, 32, 905, 577),
  'denago-rover-xxl': drawing(4.82, 19, 901, 539),
  'evolution-carrier-6-plus': drawing(4.4, 33, 899, 547),
  'evolution-classic-2': drawing(3.55, 26, 905, 627),
  'evolution-classic-4-plus': drawing(3.6, 28, 902, 591),
  'evolution-d5-maverick-2-plus-2': drawing(3.29, 54, 910, 628),
  'evolution-d5-maverick-4-plus': drawing(3.68, 58, 901, 597),
  'evolution-d5-ranger-2-plus-2': drawing(3.22, 45, 910, 622),
  'evolution-d5-ranger-4': drawing(3.61, 27, 902, 591),
  'evolution-d5-ranger-6': drawing(4.41, 32, 898, 547),
  'evolution-d6-max-xt4': drawing(3.68, 28, 902, 609),
  'evolution-d6-max-xt6': drawing(4.48, 15, 898, 561),
  'evolution-forester-4': drawing(3.29, 53, 910, 628),
  'evolution-forester-6-plus': drawing(4.09, 34, 904, 572),
  'evolution-turfman-200': drawing(3.3, 58, 916, 629),
}
