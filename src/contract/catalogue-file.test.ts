import { expect, test } from 'vitest'
import { parseCatalogueFile, vehiclesOnList } from './catalogue-file.ts'
import type { Vehicle } from './vehicle-schema.ts'

const unit = (id: string, more: object = {}): Vehicle => ({
  id,
  name: `Cart ${id}`,
  description: 'For a test.',
  brand: 'denago',
  category: 'test',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 4 },
  ...more,
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const fileOf = (file: unknown) => bytesOf(JSON.stringify(file))
const units = [unit('one'), unit('two')]

test('vehicles are read in the order of the file, and other properties are ignored', () => {
  expect(parseCatalogueFile(fileOf({ vehicles: units, inquiries: [{}] }))).toEqual(units)
})

test('a byte-order mark changes nothing', () => {
  expect(parseCatalogueFile(bytesOf(`\uFEFF${JSON.stringify({ vehicles: units })}`))).toEqual(units)
})

test('an empty list is taken when the file says that it is meant', () => {
  expect(parseCatalogueFile(fileOf({ vehicles: [], soldOut: true }))).toEqual([])
})

test('sold units and drafts of an export are not on the list', () => {
  const statuses = ['available', 'sold', 'held', 'draft', 'incoming', undefined]
  const file = fileOf({ vehicles: statuses.map((status, index) => unit(`cart-${index}`, { status })) })
  expect(vehiclesOnList(file).map(({ status }) => status)).toEqual(['available', 'held', 'incoming', undefined])
})

const many = Array.from({ length: 9 }, (_, index) => unit(`cart-${index}`, { price: 'free' }))

test.each<[string, Uint8Array, string | RegExp]>([
  [
    'an empty list',
    fileOf({ vehicles: [] }),
    'its list is empty; if every vehicle is sold, write "soldOut": true beside "vehicles"',
  ],
  [
    'vehicles that are all sold',
    fileOf({ vehicles: units, soldOut: true }),
    'it lists vehicles and says "soldOut": true',
  ],
  ['an empty file', bytesOf(' \n'), 'it is empty'],
  ['half a file', bytesOf('{\n"vehicles": [\n{ "id":'), /^it is not JSON: .+/],
  ['a comma too many', bytesOf('{\n  "vehicles": [\n    1,\n  ]\n}'), /^it is not JSON: .*1, \].*/],
  ['a comma too few', bytesOf('{\n  "vehicles": []\n  "soldOut": true\n}'), /^it is not JSON: .*\(line 3\b.*\)/],
  [
    'UTF-16',
    new Uint8Array(Buffer.from('\uFEFF{"vehicles":[]}', 'utf16le')),
    'it is saved as UTF-16; save it as UTF-8',
  ],
  ['Windows-1252', new Uint8Array(Buffer.from('{"vehicles":["Café"]}', 'latin1')), 'it is not saved as UTF-8'],
  ['a list without its key', fileOf(units), /^it is not \{ "vehicles": \[\.\.\.\] \}/],
  ['a key without its list', fileOf({ vehicles: {} }), /^it is not \{ "vehicles": \[\.\.\.\] \}/],
  [
    'a price in words',
    fileOf({ vehicles: [units[0], unit('second', { price: '12,995' })] }),
    'vehicle 2 (id "second"), field "price": Invalid input: expected number, received string',
  ],
  ...[0, 0.01, 1, 9995.5].map((price): [string, Uint8Array, string] => [
    `a price of ${price}`,
    fileOf({ vehicles: [units[0], unit('second', { price })] }),
    `the price ${price} of "second" must be a mistake: write whole dollars from 100, or leave "price" out for "Call for Price"`,
  ]),
  ['a unit that is none', fileOf({ vehicles: [null] }), /^vehicle 1: Invalid input: expected object/],
  ['the same mistake in each unit', fileOf({ vehicles: many }), /^vehicle 1 .*; vehicle 5 [^;]*; and 4 more$/],
  ['one id twice', fileOf({ vehicles: [unit('one'), unit('ONE')] }), 'the id "ONE" is used by two vehicles'],
])('%s is refused with a sentence', (_what, bytes, message) => {
  const expected =
    typeof message === 'string' ? new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : message
  expect(() => parseCatalogueFile(bytes)).toThrow(expected)
})
