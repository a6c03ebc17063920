import { isDrawing } from '../../src/lib/picture-sources.ts'
import type { Photograph } from '../photographs/make-photograph.ts'
import type { Proposal, Unit } from './stock.ts'

/**
 * The unit with more photographs, which come before its drawings.
 * @param isReplacing whether they replace its earlier photographs
 */
export function withPhotographs(unit: Unit, made: readonly Photograph[], isReplacing = false): Proposal {
  const { id, images } = unit.vehicle
  const before = isReplacing ? [] : images.filter((path) => !isDrawing(path))
  const all = new Set([...before, ...made.map(({ path }) => path), ...images.filter(isDrawing)])
  return { id, after: { ...unit, vehicle: { ...unit.vehicle, images: [...all] } } }
}
