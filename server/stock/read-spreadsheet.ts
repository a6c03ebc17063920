import { CsvError, parse } from 'csv-parse/sync'
import { readField } from '../../office/contract/unit-fields.ts'
import { slugOf } from '../../src/contract/vehicle-lookup.ts'
import { asWritten } from '../csv.ts'
import { fieldOfColumn, NAME_PARTS } from './column-names.ts'
import { FileError, type FileRow, type FileRows, type FileValue, valueSentence } from './file-rows.ts'

/** A description may be long, but a row longer than this has a quote that was never closed. */
const LONGEST_ROW = 1_000_000

/** Comma, semicolon or tab, whichever the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r|\n/, 1)
  const declared = /^sep=(.)$/i.exec(line)?.[1]
  const count = (sign: string) => line.split(sign).length
  return declared ?? [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const MOST_ROWS = 50_000

/** Some spreadsheet programs say in a line before the header which sign separates the cells. */
const headerAt = (records: readonly string[][]): number => (/^sep=/i.test(records[0]?.[0] ?? '') ? 1 : 0)

/** What is wrong with the cell at which the parser gave up. */
function quoteSentence({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return 'begins with a quote that is not closed.'
  return 'has a quote inside. Write that quote twice and the whole cell in quotes, as in "5"" lift".'
}

function cellsOf(text: string): string[][] {
  const read: string[][] = []
  try {
    const records: string[][] = parse(text, {
      on_record: (record: string[]) => {
        read.push(record)
        return record
      },
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      to: MOST_ROWS + 1,
    })
    if (records.length > MOST_ROWS) throw new FileError(`has more than ${MOST_ROWS} rows: is it the right file?`)
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const column = Number(error['column'])
    const title = read[headerAt(read)]?.[column]?.trim() || String(column + 1)
    throw new FileError(
      `cannot be read as a table: the cell in row ${read.length + 1}, column "${title}", ${quoteSentence(error)}`,
    )
  }
}

type Column = { title: string; field: string; index: number }

/** @returns the columns that are used, and the titles of the others */
function columnsOf(header: readonly string[]): { columns: Column[]; unused: string[] } {
  const titled = header.map((title, index) => ({ title: title.trim(), field: fieldOfColumn(title), index }))
  const columns = titled.filter((column): column is Column => column.field !== undefined)
  const titles = titled.map(({ title }) => title).filter((title) => title !== '')
  if (!columns.some(({ field }) => field === 'stockNumber' || field === 'id')) {
    throw new FileError(
      `has no column with a stock number: its first row must be the names of the columns, one of them "Stock #" or "id". It has ${titles.slice(0, 20).join(', ') || 'none'}.`,
    )
  }
  for (const { field, index, title } of columns) {
    const other = columns.find((column) => column.field === field && column.index < index)
    if (other) throw new FileError(`says ${field} in two columns, "${other.title}" and "${title}": remove one of them.`)
  }
  const unused = titled.filter(({ title, field }) => field === undefined && title !== '').map(({ title }) => title)
  return { columns, unused }
}

const PART_NAMES: readonly string[] = NAME_PARTS

/** Builds name, brand and category from make, model and trim. */
function fromParts(cells: readonly string[], columns: readonly Column[], values: Map<string, FileValue>) {
  const cellOf = (part: string) => {
    const column = columns.find(({ field }) => field === part)
    return { column: column?.title ?? part, text: column ? asWritten(cells[column.index] ?? '').trim() : '' }
  }
  const [make, model, trim] = [cellOf('make'), cellOf('model'), cellOf('trim')]
  if (make.text && !values.has('brand'))
    values.set('brand', { column: make.column, value: slugOf(make.text), text: make.text })
  if (model.text && !values.has('name')) {
    const isNamed = model.text.toLowerCase().startsWith(make.text.toLowerCase())
    const parts = [isNamed ? '' : make.text, model.text, trim.text]
    values.set('name', { column: model.column, value: parts.filter(Boolean).join(' ') })
  }
  return new Map(model.text ? [['category', slugOf(model.text)]] : [])
}

/**
 * Reads a table as spreadsheets and dealers' systems write it: column names in any order, then one unit per row.
 * @param file its name, for messages
 * @throws FileError when it is not such a table
 */
export function readSpreadsheet(text: string, file: string): FileRows {
  const records = cellsOf(text)
  const headerRow = headerAt(records)
  const header = records[headerRow] ?? []
  const { columns, unused } = columnsOf(header.map(asWritten))
  const rows: FileRow[] = []
  const problems: string[] = []
  for (const [index, cells] of records.entries()) {
    if (index <= headerRow || cells.every((cell) => cell.trim() === '')) continue
    // Numbered as in the spreadsheet.
    const place = `row ${index + 1}`
    const extra = cells.slice(header.length).find((cell) => cell.trim() !== '')
    if (cells.length < header.length || extra !== undefined) {
      const expected = `${header.length} as the first row; look for a missing quote or separator`
      problems.push(`${file}, ${place}: it has ${cells.length} cells and must have ${expected}.`)
      continue
    }
    const values = new Map<string, FileValue>()
    for (const { title, field, index } of columns) {
      if (PART_NAMES.includes(field)) continue
      const cell = asWritten(cells[index] ?? '')
      const reading = readField(field, cell)
      if (!reading) continue
      if ('wanted' in reading) problems.push(valueSentence(file, place, title, cell, reading.wanted))
      else values.set(field, { column: title, value: reading.value, text: cell })
    }
    const defaults = fromParts(cells, columns, values)
    rows.push({ place, values, defaults, isWhole: false })
  }
  return { rows, problems, unused }
}
