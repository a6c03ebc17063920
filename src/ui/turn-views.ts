export const viewNames = ['front', 'side', 'rear', 'driver'] as const
export type ViewName = (typeof viewNames)[number]

/** A box in a model, in meters: the front looks along +X, up is +Y, so the left side is at -Z. */
type Bounds = { center: { x: number; y: number; z: number }; size: { x: number; y: number; z: number } }

/** Position of the camera, in the format of `model-viewer`. */
export type Camera = { orbit: string; target: string; fieldOfView: string }

/** From the front left, like the first picture. */
export const firstCamera: Camera = { orbit: '130deg 76deg auto', target: 'auto auto auto', fieldOfView: 'auto' }

/**
 * Position of the driver's eye, in meters. The front bench is at the same place in every model, and the driver sits on
 * its left.
 */
const EYE = { x: -0.55, z: -0.28, belowRoof: 0.42 }
/**
 * How far ahead of the eye the camera's target is, in meters, and how far down it looks, in degrees: over the steering
 * wheel.
 */
const LOOK = { ahead: 0.3, down: 16 }

/**
 * The field of view of a camera in front of the cart. A stage much wider than high leaves room beside the cart at every
 * turn, so the cart is shown larger there.
 */
export const fieldOfViewOf = ({ clientWidth, clientHeight }: HTMLElement): string =>
  clientWidth > 2 * clientHeight ? '17deg' : 'auto'

/**
 * The camera for a view.
 * @param fieldOfView of a camera in front of the cart
 */
export function cameraFor(view: ViewName, { center, size }: Bounds, fieldOfView: string): Camera {
  if (view === 'driver') {
    const down = (LOOK.down * Math.PI) / 180
    const x = EYE.x + LOOK.ahead * Math.cos(down)
    const y = center.y + size.y / 2 - EYE.belowRoof - LOOK.ahead * Math.sin(down)
    return {
      orbit: `-90deg ${90 - LOOK.down}deg ${LOOK.ahead}m`,
      target: `${x.toFixed(2)}m ${y.toFixed(2)}m ${EYE.z}m`,
      fieldOfView: '65deg',
    }
  }
  const from = { front: 90, side: 180, rear: 270 }[view]
  return { ...firstCamera, fieldOfView, orbit: `${from}deg 82deg auto` }
}
