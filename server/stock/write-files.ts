import { FIELD_NAMES, fieldsOf, writeField } from '../../office/contract/unit-fields.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { csvOfTexts } from '../csv.ts'

/** A catalogue file, as the mock API and a build read it. */
export function catalogueFileOf(vehicles: readonly Vehicle[]): string {
  const soldOut = vehicles.length === 0 && { soldOut: true }
  return `${JSON.stringify({ vehicles, ...soldOut }, null, 2)}\n`
}

/** A table with a column for each field and each specification that any unit has. */
export function spreadsheetOf(vehicles: readonly Vehicle[]): string {
  const units = vehicles.map(fieldsOf)
  const specifications = new Set(units.flatMap((unit) => [...unit.keys()]))
  const columns = [...new Set<string>([...FIELD_NAMES, ...specifications])]
  return csvOfTexts([columns, ...units.map((unit) => columns.map((column) => writeField(column, unit.get(column))))])
}
