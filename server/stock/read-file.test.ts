import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { FileRows } from './file-rows.ts'
import { readStockFile } from './read-file.ts'
import { imported, stockOf } from './test-stock.ts'

const dir = mkdtempSync(join(tmpdir(), 'stock-files-'))
afterAll(() => rmSync(dir, { recursive: true }))

const file = join(dir, 'stock.csv')

function read(content: string | Uint8Array): FileRows {
  writeFileSync(file, content)
  return readStockFile(file)
}

/** Fields and values of each row, and the sentences about others. */
function valuesOf(content: string | Uint8Array) {
  const { rows, problems } = read(content)
  expect(problems).toEqual([])
  return rows.map(({ values }) => Object.fromEntries([...values].map(([field, { value }]) => [field, value])))
}

const BOM = '\ufeff'
const windows1252 = (text: string) => Buffer.from(text, 'latin1')

describe('a table', () => {
  test('has its columns in any order, under the names that dealers’ systems have for them', () => {
    const table = [
      'Price,VIN #,Make,Model,Trim,Model Year,Stock No.,Mileage,Hours,Exterior Color,Location,Status,New/Used,Photo URLs,Comments',
      '"$8,995.00",1M8GDM9AXKP042788,Denago,Rover XL,LE,2023,A-17,"1,204 mi",41 hrs,Red,Hatfield,On hold,U,"https://a.example/1.jpg,https://a.example/2.jpg",Runs well',
    ]
    expect(valuesOf(table.join('\n'))).toEqual([
      {
        price: 8995,
        serial: '1M8GDM9AXKP042788',
        brand: 'denago',
        name: 'Denago Rover XL LE',
        year: 2023,
        stockNumber: 'A-17',
        miles: 1204,
        hours: 41,
        colors: ['Red'],
        place: 'Hatfield',
        status: 'held',
        condition: 'used',
        images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
        description: 'Runs well',
      },
    ])
  })

  test.each([
    ['Sale Pending', 'Certified Pre-Owned', { status: 'held', condition: 'used' }],
    ['For sale', 'CPO', { status: 'available', condition: 'used' }],
    ['On lot', 'New', { status: 'available', condition: 'new' }],
  ])('says "%s" and "%s" as dealers’ systems do', (status, condition, values) => {
    expect(valuesOf(`Stock #,Status,Condition\n1,${status},${condition}\n`)).toEqual([{ stockNumber: '1', ...values }])
  })

  test('may have a name beside its make, and dates as spreadsheets change them', () => {
    const table = 'stock,make,title,battery made,battery tested\n1,Denago,Denago Nomad,May-26,5/3/2026\n'
    expect(valuesOf(table)).toEqual([
      { stockNumber: '1', brand: 'denago', name: 'Denago Nomad', batteryMade: '2026-05', batteryTested: '2026-05-03' },
    ])
  })

  test.each([
    ['UTF-8', 'Stock #,Color\n1,Café\n'],
    ['UTF-8 with a byte-order mark', `${BOM}Stock #,Color\r\n1,Café\r\n`],
    ['Windows-1252 with semicolons', windows1252('Stock #;Color\r\n1;Caf\xe9\r\n')],
    ['UTF-16 with tabs', Buffer.from(`${BOM}Stock #\tColor\r\n1\tCafé\r\n`, 'utf16le')],
    ['a line that declares the separator', 'sep=;\r\nStock #;Color\r\n1;Café\r\n'],
    ['line ends of old programs', '"Stock #","Color"\r"1","Café"\r'],
  ])('is read from %s', (_name, content) => {
    expect(valuesOf(content)).toEqual([{ stockNumber: '1', colors: ['Café'] }])
  })

  test('keeps quotes, separators and line breaks inside its cells', () => {
    expect(valuesOf('Stock #,Comments\n1,"He said ""6-seater"",\nthen left; twice"\n')).toEqual([
      { stockNumber: '1', description: 'He said "6-seater",\nthen left; twice' },
    ])
  })

  test('has formulas as the texts that they are', () => {
    const cells = ['=HYPERLINK("http://evil.example")', "'=1+1", '="00123"', '-2', "O'Brien's"]
    const rows = cells.map((cell, index) => `${index},"${cell.replaceAll('"', '""')}"`)
    expect(valuesOf(['Stock #,Comments', ...rows].join('\n')).map(({ description }) => description)).toEqual([
      ...['=HYPERLINK("http://evil.example")', '=1+1', '00123', '-2', "O'Brien's"],
    ])
  })

  test('keeps the dashes and quotation marks that Windows writes', () => {
    const codes: Record<string, number> = { '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94, '€': 0x80 }
    const text = '40–60 miles. Owner’s “like new”, café, €5'
    const table = [...`id\tdescription\n1\t${text}\n`].map((letter) => codes[letter] ?? letter.charCodeAt(0))
    expect(valuesOf(Uint8Array.from(table))).toEqual([{ id: '1', description: text }])
  })

  test('without a price is "Call for Price"; an empty cell empties its field, except for pictures', () => {
    expect(valuesOf('Stock #,Price,Hours,Photos,Comments,In stock\n1,Call,,,,\n')).toStrictEqual([
      { stockNumber: '1', price: undefined, hours: undefined, description: '' },
    ])
  })

  test('says which columns it has no use for', () => {
    expect(read('Stock #,Lot fee,MSRP,,Price\n1,5,9000,,8995\n').unused).toEqual(['Lot fee', 'MSRP'])
  })

  test('leaves out empty rows, and counts them as the spreadsheet does', () => {
    const { rows } = read('Stock #,Price\n\n1,8995\n,\n2,9995\n')
    expect(rows.map(({ place }) => place)).toEqual(['row 3', 'row 5'])
  })

  test('names row and column of each unreadable value, the value and what would be right', () => {
    const table =
      'Stock #,Price,Status,Year,Hours,Sample price\n1,12.5k,lost,\'23,many,perhaps\n2,"8,99",sold,2023,1,yes\n'
    expect(read(table).problems).toEqual([
      'stock.csv, row 2, column "Price": found "12.5k"; it takes whole dollars from 100 to 500,000 such as 8995, or nothing for "Call for Price".',
      'stock.csv, row 2, column "Status": found "lost"; it takes one of draft, incoming, available, held, sold.',
      'stock.csv, row 2, column "Year": found "\'23"; it takes a year such as 2024.',
      'stock.csv, row 2, column "Hours": found "many"; it takes hours such as 41.',
      'stock.csv, row 2, column "Sample price": found "perhaps"; it takes yes or no.',
      'stock.csv, row 3, column "Price": found "8,99"; it takes whole dollars from 100 to 500,000 such as 8995, or nothing for "Call for Price".',
    ])
  })

  test.each([
    ['too few', '1,8995\n'],
    ['too many', '1,8995,x,y\n'],
  ])('with %s cells in a row says so', (_name, row) => {
    expect(read(`Stock #,Price,Color\n${row}`).problems).toEqual([
      expect.stringMatching(
        /^stock\.csv, row 2: it has [24] cells and must have 3 as the first row; look for a missing/,
      ),
    ])
  })
})

test('the template in the documentation can be imported', () => {
  const template = /```csv\n(.*?)```/s.exec(readFileSync('docs/stock.md', 'utf8'))?.[1] ?? ''
  expect(read(template)).toMatchObject({ unused: [], problems: [] })
  expect(imported(stockOf([]), read(template))).toHaveLength(2)
})

test.each([
  ['digits', '1'],
  ['blanks', ' '],
  ['commas', ','],
  ['quotes', "'"],
])('a cell of %s is read at any length', (_name, sign) => {
  const cell = `1${sign.repeat(900_000)}x`
  for (const title of ['Price', 'Hours', 'Battery tested', 'Photos', 'Color', 'specifications.width'])
    expect(read(`Stock #\t${title}\n1\t${cell}\n`).rows).toHaveLength(1)
})

describe('a file is refused with its name and a reason', () => {
  test.each<[name: string, content: string | Uint8Array, sentence: RegExp]>([
    ['empty', '  \n', /stock\.csv is empty\.$/],
    ['without names of columns', '1,8995\n2,9995\n', /has no column with a stock number: .* It has 1, 8995\.$/],
    [
      'with two prices',
      'Stock #,Price,Sale price\n1,2,3\n',
      /says price in two columns, "Price" and "Sale price": remove/,
    ],
    [
      'with a quote that is not closed',
      'Stock #,Color\n1,"Red\n2,Blue\n',
      /cannot be read as a table: the cell in row 2, column "Color", begins with a quote that is not closed\.$/,
    ],
    [
      'with a quote inside a cell',
      'sep=,\nStock #,Color\n1,"two\nlines"\n2,5" lift\n',
      /cannot be read as a table: the cell in row 4, column "Color", has a quote inside\. Write that quote twice and the whole cell in quotes, as in "5"" lift"\.$/,
    ],
    [
      'with a quote inside a cell in quotes',
      'Stock #,Color\n1,"5" lift"\n',
      /the cell in row 2, column "Color", has a quote inside\./,
    ],
    [
      'of a spreadsheet program',
      Buffer.from('504b0304140006000800', 'hex'),
      /is a workbook .* save it there as "CSV UTF-8"/,
    ],
    ['that is not text', Buffer.from([0xd0, 0xcf, 0x11, 0, 0, 1]), /is not a text file: save it as CSV or JSON\.$/],
    ['of broken JSON', '{ "vehicles": [', /is not JSON: .*\.$/],
    ['of other JSON', '{ "cars": [] }', /holds no vehicles: it must be \{ "vehicles": \[\.\.\.\] \}/],
  ])('%s', (_name, content, sentence) => {
    expect(() => read(content)).toThrow(sentence)
  })

  test('of 100 MB', () => {
    writeFileSync(file, '')
    truncateSync(file, 100_000_000)
    expect(() => readStockFile(file)).toThrow(
      /stock\.csv has 100 MB, and at most 20 MB are read: is it the right file\?/,
    )
  })

  test('of five million rows', () => {
    expect(() => read(`Stock #\n${'1\n'.repeat(5_000_000)}`)).toThrow(/stock\.csv has more than 50000 rows/)
  })

  test('that does not exist, or is a folder', () => {
    expect(() => readStockFile(join(dir, 'none.csv'))).toThrow(/none\.csv is not there\.$/)
    expect(() => readStockFile(dir)).toThrow(/ is not a file\.$/)
  })
})

test('JSON of lists in lists in lists is refused with a sentence', () => {
  expect(() => read(`[{"id":"x","features":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`)).toThrow(
    'has lists in lists many levels deep: it is not a list of vehicles.',
  )
})

test('JSON is a catalogue file, a list, or one vehicle, and says which of its keys are not used', () => {
  const unit = { id: 'a', name: 'A', pirce: 8995 }
  for (const content of [{ vehicles: [unit] }, [unit], unit]) {
    const { rows, unused } = read(JSON.stringify(content))
    expect(rows.map(({ values }) => values.get('name')?.value)).toEqual(['A'])
    expect(unused).toEqual(['pirce'])
  }
  expect(read('[1]').problems).toEqual(['stock.csv, vehicle 1: it is not an object with the fields of a vehicle.'])
})
