import { SPECIFICATION_LABELS } from '../../contract/specification-labels.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'

/** Every specification of a vehicle as printed: the label of a known key, or the key in words. */
export const specRows = (specifications: Vehicle['specifications']): { label: string; value: string }[] =>
  Object.entries(specifications).map(([key, value]) => ({
    label: SPECIFICATION_LABELS[key] ?? words(key),
    value: String(value),
  }))

/** "groundClearance" becomes "Ground clearance". */
const words = (key: string) => {
  const spaced = key
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The series a category stands for: "d5-maverick" is "D5 Maverick". */
export const seriesName = (category: string): string =>
  category.replace(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase())

/** A figure and its unit, apart: "35–50 miles" is 35–50 and mi. Text without a figure has no unit. */
export function splitUnit(text: string): { figure: string; unit: string } {
  const match = /^([\d.,–-]+)\s+(.+)$/.exec(text)
  return match?.[1] && match[2]
    ? { figure: match[1], unit: match[2] === 'miles' ? 'mi' : match[2] }
    : { figure: text, unit: '' }
}
