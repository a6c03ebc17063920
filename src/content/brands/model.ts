import { slugOf } from '../../contract/vehicle-lookup.ts'
import type { Model } from '../schema/brand.ts'

/** The path of a cart's picture. The folder is named after brand and model. */
export const cartPicture = (folder: string): string => `/images/carts/${folder}/front-960.webp`

type Facts = Omit<Model, 'ref' | 'picture'>

/** A model of a lineup, with the reference and the picture that follow from its name. */
export const modelOf =
  (brand: string) =>
  (facts: Facts): Model => {
    const ref = slugOf(facts.name)
    return { ...facts, ref, picture: cartPicture(`${brand}-${ref}`) }
  }
