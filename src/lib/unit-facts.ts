import type { Vehicle } from '../contract/vehicle-schema.ts'
import { isVin } from '../contract/vin.ts'
import { monthOf } from './month-of.ts'
import { seriesName } from './series-name.ts'
import { isInStockOrIncoming, stockWords } from './status-words.ts'
import { counted, unitLine, written } from './unit-line.ts'

/**
 * What a buyer wants to know about this one unit, in one line: "2023, 41 hours, batteries tested May 2026. In
 * Hatfield".
 */
export const lineOf = (unit: Vehicle): string =>
  unitLine(unit, [
    ...(unit.miles === undefined ? [] : [counted(unit.miles, 'mile')]),
    ...(unit.batteryTested ? [`batteries tested ${monthOf(unit.batteryTested)}`] : []),
  ])

/**
 * What a price is, in the sentence below it.
 * @param asOf when it was true, for a sentence that has no price above it
 */
export function priceTerms(unit: Pick<Vehicle, 'status' | 'inStock' | 'samplePrice'>, asOf?: string): string {
  const own = asOf ? 'This cart’s price' : 'Price for this cart'
  const kind = unit.samplePrice ? 'Sample price' : isInStockOrIncoming(unit) ? own : 'The price of our last one'
  return `${kind}${asOf ? ` as of ${asOf}` : ''}, before tax and title.`
}

/** `print` marks rows that the printed sheet shows until its foot is rendered. */
export type UnitRow = { label: string; value: string; print?: 'unit' }

const known = (label: string, value: string | number | undefined): UnitRow[] =>
  value === undefined || value === '' ? [] : [{ label, value: String(value) }]

/** The numbers by which the dealer finds a unit, and what comes with it. Leaves out unknown ones. */
export const paperRows = ({ stockNumber, serial, warrantyLeft, colors }: Vehicle): UnitRow[] => [
  ...known('Stock number', stockNumber),
  ...known(isVin(serial) ? 'VIN' : 'Serial number', serial),
  ...known('Warranty left', warrantyLeft),
  ...known('Colors', colors?.join(', ')),
]

/** Everything that is known about a unit besides its specifications. */
export function unitRows(unit: Vehicle): UnitRow[] {
  const { brand, category, isNew, year, hours, miles, place, battery, batteryMade, batteryTested } = unit
  return [
    { label: 'Brand', value: seriesName(brand) },
    { label: 'Series', value: seriesName(category) },
    { label: 'Condition', value: isNew ? 'New' : 'Used', print: 'unit' },
    { label: 'Availability', value: stockWords(unit), print: 'unit' },
    ...known('Model year', year),
    ...known('Hours', hours === undefined ? undefined : written(hours)),
    ...known('Miles', miles === undefined ? undefined : written(miles)),
    ...known('Batteries', battery),
    ...known('Battery build date', batteryMade && monthOf(batteryMade)),
    ...known('Batteries tested', batteryTested && monthOf(batteryTested)),
    ...known('Location', place),
    ...paperRows(unit),
  ]
}
