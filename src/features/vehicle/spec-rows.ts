import { specificationLabel } from '../../contract/specification-labels.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import type { UnitRow } from '../../lib/unit-facts.ts'

/** Every specification of a vehicle as printed: the label of a known key, or the key in words. */
export const specRows = (specifications: Vehicle['specifications']): UnitRow[] =>
  Object.entries(specifications).map(([key, value]) => ({
    label: specificationLabel(key),
    value: String(value),
  }))

/** Splits a figure from its unit: "35–50 miles" is 35–50 and mi. Text without a figure has no unit. */
export function splitUnit(text: string): { figure: string; unit: string } {
  const match = /^([\d.,–-]+)\s+(.+)$/.exec(text)
  return match?.[1] && match[2]
    ? { figure: match[1], unit: match[2] === 'miles' ? 'mi' : match[2] }
    : { figure: text, unit: '' }
}
