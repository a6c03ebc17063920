import { isDrawing, pictureKey } from './picture-sources.ts'

/**
 * The 3-D model of a vehicle (`/models/{folder}.glb`), by the folder of its drawings: each folder has a model.
 * @returns undefined for a vehicle without drawings
 */
export const modelOf = (images: readonly string[]): string | undefined =>
  pictureKey(images.find(isDrawing) ?? '')?.replace(/.*carts(.*)\/.*/, '/models$1.glb')

/** The name of the model, which is the folder of the drawings. */
export const modelName = (images: readonly string[]): string | undefined =>
  modelOf(images)?.replace(/^\/models\/|\.glb$/g, '')
