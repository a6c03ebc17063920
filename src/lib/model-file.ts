import { isDrawing, pictureKey } from './picture-sources.ts'

/**
 * The 3-D model of a vehicle (`/models/{folder}.glb`), by one of its drawings: every folder of drawings has one.
 * @returns undefined for any other picture
 */
export const modelOf = (path: string | undefined): string | undefined =>
  path && isDrawing(path) ? pictureKey(path)?.replace(/.*carts(.*)\/.*/, '/models$1.glb') : undefined

/** The name of that model: the folder of the pictures. */
export const modelName = (path: string | undefined): string | undefined =>
  modelOf(path)?.replace(/^\/models\/|\.glb$/g, '')
