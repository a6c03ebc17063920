import { pictureKey } from './picture-sources.ts'

/**
 * The 3-D model of a vehicle (`/models/{folder}.glb`), by one of its pictures: every folder of ours has one.
 * @returns undefined for a picture of any other origin or name
 */
export const modelOf = (path: string | undefined): string | undefined =>
  pictureKey(path ?? '')?.replace(/.*carts(.*)\/.*/, '/models$1.glb')

/** The name of that model: the folder of the pictures. */
export const modelName = (path: string | undefined): string | undefined =>
  modelOf(path)?.replace(/^\/models\/|\.glb$/g, '')
