import { expect, test } from 'vitest'
import { CONDITIONS, STATUSES } from '../../office/contract/unit-rules.ts'
import { fc } from '../../tests/properties.ts'
import { unitKey } from './check-proposals.ts'
import { readJson } from './read-json.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { Stock } from './stock.ts'
import { changed, imported, stockOf, vehiclesOf } from './test-stock.ts'
import { catalogueFileOf, spreadsheetOf } from './write-files.ts'

/** What spreadsheets, lists and tables give a meaning to. */
const sign = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  '""',
  '|',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '[',
  ']',
  ' ',
  '$',
  '\ufeff',
  '＝',
  'é',
  '0',
  '1',
  '.',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.oneof(sign, fc.string({ maxLength: 3 })), { maxLength: 6 }).map((parts) => parts.join('')),
)
const someText = text.map((value) => `${value}N`)
const name = fc
  .tuple(sign, fc.string({ minLength: 1, maxLength: 8 }))
  .map((parts) => parts.join('').trim())
  .filter((value) => value !== '' && !/[\n\t/\\?#%]|^\.+$/.test(value))
const dollars = fc.integer({ min: 100, max: 99_999 })
const figure = fc.double({ min: 0, max: 1e5, noNaN: true })
const day = fc.constantFrom('2026-05-31', '2026-05', '2024-02-29')
const address = fc.webUrl({ withQueryParameters: true }).filter(({ length }) => length <= 500)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const list = fc.array(text, { maxLength: 3 })
const pictures = fc.array(
  text.map((value) => `/images/${value}N`),
  { maxLength: 3 },
)

const vehicle = fc.record({
  name: someText,
  description: text,
  brand: text,
  category: text,
  price: optional(dollars),
  formerPrice: optional(dollars),
  samplePrice: optional(fc.boolean()),
  images: pictures,
  features: list,
  colors: optional(list),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  externalUrl: optional(address),
  condition: optional(fc.constantFrom(...CONDITIONS)),
  status: optional(fc.constantFrom(...STATUSES)),
  statusSince: optional(day),
  year: optional(fc.integer({ min: 1950, max: 2026 })),
  serial: optional(text.map((value) => value.slice(0, 16))),
  place: optional(text),
  hours: optional(figure),
  miles: optional(figure),
  battery: optional(text),
  batteryMade: optional(fc.oneof(day, fc.constant('2025'))),
  batteryTested: optional(day),
  warrantyLeft: optional(text),
  specifications: fc
    .tuple(
      fc.record({
        seatingCapacity: optional(fc.integer({ min: 1, max: 12 })),
        range: optional(text),
        topSpeed: optional(text),
      }),
      fc.dictionary(
        someText.map((key) => `x${key}`),
        fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true })),
        { maxKeys: 3 },
      ),
    )
    .map(([known, others]) => ({ ...others, ...known })),
})

/** Ids and stock numbers, each of one unit only. */
const names = fc.uniqueArray(name, { selector: unitKey, minLength: 8, maxLength: 8 })

const stock: fc.Arbitrary<Stock> = fc
  .tuple(fc.array(fc.tuple(vehicle, fc.boolean()), { maxLength: 4 }), names)
  .map(([units, names]) =>
    stockOf(
      units.map(([unit, isNumbered], index) => ({
        ...unit,
        id: names[index],
        ...(isNumbered && { stockNumber: names[index + 4] }),
      })),
    ),
  )

const FORMATS = {
  csv: (of: Stock) => readSpreadsheet(spreadsheetOf(vehiclesOf(of)).slice(1), 'stock.csv'),
  json: (of: Stock) => readJson(catalogueFileOf(vehiclesOf(of)), 'stock.json'),
}

test.each(['csv', 'json'] as const)('an export as %s that is imported again changes nothing', (format) => {
  fc.assert(
    fc.property(stock, (before) => {
      if (before.units.length === 0 && format === 'csv') return
      expect(imported(before, FORMATS[format](before), { isFull: true })).toEqual([])
    }),
  )
})

test.each(['csv', 'json'] as const)('an export as %s makes the same stock out of none', (format) => {
  fc.assert(
    fc.property(stock, (original) => {
      // A table does not tell a unit without pictures from one whose pictures are elsewhere: both have none at first.
      const empty = stockOf([])
      expect(vehiclesOf(changed(empty, imported(empty, FORMATS[format](original))))).toEqual(vehiclesOf(original))
    }),
  )
})

test.each(['csv', 'json'] as const)(
  'an earlier export as %s, imported again, undoes a later change of every field',
  (format) => {
    fc.assert(
      fc.property(stock, fc.array(vehicle, { minLength: 4, maxLength: 4 }), (before, others) => {
        const file = FORMATS[format](before)
        // A table leaves what it has no column for, and pictures where it names none.
        const later = before.units.map(({ vehicle: { id, images, specifications } }, index) => ({
          ...others[index],
          id,
          ...(format === 'csv' && { images, specifications }),
        }))
        const after = changed(before, imported(before, readJson(JSON.stringify(later), 'later.json')))
        const again = vehiclesOf(changed(after, imported(after, file)))
        const days = (units: typeof again) => units.map(({ statusSince, ...unit }) => unit)
        expect(days(again)).toEqual(days(vehiclesOf(before)))
      }),
    )
  },
)

const cell = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '8995',
    '$8,995.00',
    'Call',
    'used',
    'N',
    'In Stock',
    'Sold',
    'held',
    '41 hrs',
    '2023',
    '5/31/2026',
    'May-26',
    'yes',
  ),
  name,
)
const TITLES = [
  'Stock #',
  'Make',
  'Model',
  'Trim',
  'Price',
  'Condition',
  'Status',
  'Status date',
  'Year',
  'Hours',
  'Location',
  'Color',
  'Photos',
  'New',
  'Comments',
]

test('a table that is imported twice changes nothing the second time, and one that is refused changes nothing at all', () => {
  fc.assert(
    fc.property(
      stock,
      fc.array(fc.tuple(name, fc.array(cell, { minLength: TITLES.length - 1, maxLength: TITLES.length - 1 })), {
        maxLength: 5,
      }),
      (before, rows) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
        const table = [TITLES, ...rows.map(([number, cells]) => [number, ...cells])]
          .map((cells) => cells.map(quoted).join(','))
          .join('\r\n')
        const apply = (to: Stock) => imported(to, readSpreadsheet(table, 'stock.csv'))
        let changes: ReturnType<typeof apply>
        try {
          changes = apply(before)
        } catch (error) {
          // Refused: every sentence says where.
          expect((error as Error).message).toMatch(/^(?:(?:stock\.csv, row \d+|Unit ").*\.\n?)+$/s)
          return
        }
        expect(apply(changed(before, changes))).toEqual([])
      },
    ),
  )
})
