import { fieldsOf, writeField } from '../../office/contract/unit-fields.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { differencesOf } from '../stock/differences.ts'
import { feedCounts, feedLacks, lacksOf } from '../stock/lacks.ts'
import { undoOf } from '../stock/plan-undo.ts'
import { isListed, nameOfUnit, type Stock, type Unit } from '../stock/stock.ts'
import { catalogueFileOf, spreadsheetOf } from '../stock/write-files.ts'
import type { StockCommand } from './stock-command.ts'
import { differenceTable, outcomeText, shortened } from './stock-differences.ts'
import { add, checkFile, importFile } from './stock-files.ts'
import { photo, writePhotographs } from './stock-photo.ts'
import { set } from './stock-set.ts'
import { findUnit } from './stock-units.ts'
import { table } from './table.ts'
import { timeOf } from './time-of.ts'
import { UsageError } from './usage-error.ts'

const stateText = ({ vehicle, goneAt }: Unit): string => {
  if (goneAt !== undefined) return 'gone'
  return vehicle.status ?? (vehicle.inStock ? 'in stock' : 'not in stock')
}

const list: StockCommand = async ({ store }, _words, { gone = false }) => {
  const { units } = await store.read()
  const rows = units
    .filter((unit) => gone || isListed(unit))
    .map((unit) => {
      const { stockNumber = '-', id, name, year, price, place = '-' } = unit.vehicle
      const cells = [stockNumber, id, name, String(year ?? '-'), price ? `$${price}` : 'Call for Price', place]
      return [...cells, stateText(unit)].map(shortened)
    })
  return `${table([['STOCK NUMBER', 'ID', 'NAME', 'YEAR', 'PRICE', 'PLACE', 'STATE'], ...rows])}\n`
}

const show: StockCommand = async ({ store }, [reference]) => {
  const unit = findUnit(await store.read(), reference)
  const lines = [...fieldsOf(unit.vehicle)].map(([field, value]) => `${field}: ${writeField(field, value)}`)
  const more = [`state: ${stateText(unit)}`, `position: ${unit.position}`, `changed: ${timeOf(unit.updatedAt)}`]
  const lacks = lacksOf(unit.vehicle)
  const all = [
    ...lines,
    ...more,
    ...(lacks.length > 0 ? [`lacks: ${lacks.join(', ')}`] : []),
    ...feedLacks(unit.vehicle).map(({ name, things }) => `for ${name} it lacks: ${things.join(', ')}`),
  ]
  return `${all.join('\n')}\n`
}

/** What an export contains: the units on the list, and the sold ones. */
const kept = ({ units }: Stock) => units.filter(({ goneAt }) => goneAt === undefined).map(({ vehicle }) => vehicle)

const exportAll: StockCommand = async ({ store, photographs }, _words, { format, photos }) => {
  if (format !== 'csv' && format !== 'json') throw new UsageError('Say --format csv or --format json.')
  const vehicles = kept(await store.read())
  if (photos !== undefined) await writePhotographs(photographs, vehicles, photos)
  return format === 'csv' ? spreadsheetOf(vehicles) : catalogueFileOf(vehicles)
}

/** What a unit lacks, for each who reads about it. */
const lacksByReader = (vehicle: Vehicle): [reader: string, things: string[]][] =>
  [
    ['customers', lacksOf(vehicle)] as [string, string[]],
    ...feedLacks(vehicle).map(({ name, things }): [string, string[]] => [name, things]),
  ].filter(([, things]) => things.length > 0)

const check: StockCommand = async (context, words, options) => {
  if (words[0]) return checkFile(context, words, options)
  const { units: named = false } = options
  const { units } = await context.store.read()
  const listed = units.filter(isListed)
  const feeds = feedCounts(listed.map(({ vehicle }) => vehicle))
  if (named) {
    const rows = listed.flatMap((unit) =>
      lacksByReader(unit.vehicle).map(([reader, things]) => [
        ...[nameOfUnit(unit), shortened(unit.vehicle.name), reader],
        things.join(', '),
      ]),
    )
    return `${table([['UNIT', 'NAME', 'FOR', 'LACKS'], ...rows])}\n${feeds}\n`
  }
  const lacking = listed.map(({ vehicle }) => lacksOf(vehicle)).filter((lacks) => lacks.length > 0)
  const hint = `"check --units" names the carts, and what each feed lacks. ${feeds}\n`
  if (lacking.length === 0) return `No unit lacks anything that customers ask for.\n${hint}`
  const counts = new Map<string, number>()
  for (const lack of lacking.flat()) counts.set(lack, (counts.get(lack) ?? 0) + 1)
  const rows = [...counts].map(([lack, count]) => [lack, `${count} of ${listed.length}`])
  return `${table([['LACKS', 'UNITS'], ...rows])}\n${hint}`
}

const MOST_COMMANDS = 50

const history: StockCommand = async (context, [reference]) => {
  if (!reference) {
    const commands = await context.history.commands(MOST_COMMANDS)
    const rows = commands.map(({ version, at, who, command, units }) => [
      ...[String(version), timeOf(at), who],
      ...[String(units), shortened(command)],
    ])
    return `${table([['CHANGE', 'WHEN', 'WHO', 'UNITS', 'COMMAND'], ...rows])}\n`
  }
  // An erased unit is only known by its id.
  const ofId = await context.history.ofUnit(reference)
  const unit = ofId.length > 0 ? undefined : findUnit(await context.store.read(), reference)
  const changes = unit ? await context.history.ofUnit(unit.vehicle.id) : ofId
  const rows = changes.flatMap((change) =>
    differencesOf(change).map((cells) => [
      ...[String(change.version), timeOf(change.at), change.who],
      ...cells.map((cell) => shortened(cell) || '-'),
    ]),
  )
  return `${table([['CHANGE', 'WHEN', 'WHO', 'FIELD', 'BEFORE', 'AFTER'], ...rows])}\n`
}

const undo: StockCommand = async ({ store, history, who }, [number = '']) => {
  const version = /^\d+$/.test(number) ? Number(number) : undefined
  const plan = version !== undefined && (await undoOf(history, version))
  if (!plan) throw new UsageError(`There is no change "${number}". "npm run stock -- history" has their numbers.`)
  const outcome = await store.change(plan, { who, command: `undo ${version}` })
  return `${differenceTable(outcome.changes)}\n${outcomeText(outcome)}`
}

/** Commands that change nothing. */
export const READING_STOCK_COMMANDS: readonly string[] = ['list', 'show', 'export', 'check', 'history']

export const stockCommands: Readonly<Record<string, StockCommand>> = {
  list,
  show,
  set,
  add,
  photo,
  import: importFile,
  export: exportAll,
  check,
  history,
  undo,
}
