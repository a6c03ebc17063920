export const viewNames = ['front', 'side', 'rear'] as const
export type ViewName = (typeof viewNames)[number]

/** In meters. The front of a model looks along +X, up is +Y. */
type Size = { x: number; y: number; z: number }
type Stage = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>

/** Position of the camera, in the format of `model-viewer`. */
export type Camera = { orbit: string; target: string; fieldOfView: string }

/** From the front left, like the first picture. A little closer than by default: a cart is not as high as it is long. */
export const firstCamera: Camera = { orbit: '130deg 76deg 90%', target: 'auto auto auto', fieldOfView: 'auto' }

/**
 * The field of view of a camera in front of the cart. A stage much wider than high leaves room beside the cart at every
 * turn, so the cart is shown larger there.
 */
export const fieldOfViewOf = ({ clientWidth, clientHeight }: Stage): string =>
  clientWidth > 2 * clientHeight ? '17deg' : 'auto'

/** Field of view of the named views, in degrees, and how much of the stage a cart fills in one direction. */
const VIEW = { degrees: 24, filled: 0.79 }

/** The camera for a view, as close as the cart's near end and the stage allow. */
export function cameraFor(view: ViewName, { x, y, z }: Size, { clientWidth, clientHeight }: Stage): Camera {
  const [across, along] = view === 'side' ? [x, z] : [z, x]
  const half = Math.tan((VIEW.degrees * Math.PI) / 360) * VIEW.filled
  const before = Math.max(y, (across * clientHeight) / clientWidth) / 2 / half
  const from = { front: 90, side: 180, rear: 270 }[view]
  return {
    ...firstCamera,
    fieldOfView: `${VIEW.degrees}deg`,
    orbit: `${from}deg 82deg ${(before + along / 2).toFixed(2)}m`,
  }
}
