import { pageShapes } from '../tools/pictures/shapes.mjs'

/** One page of each shape, of the build in place. */
export const shapes = pageShapes('dist')
