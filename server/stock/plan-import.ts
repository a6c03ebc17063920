import { draftOf, setField } from '../../office/contract/unit-fields.ts'
import type { Problem } from '../../office/contract/unit-rules.ts'
import { isPhotograph } from '../../src/contract/photographs.ts'
import { slugOf } from '../../src/contract/vehicle-lookup.ts'
import { unitKey } from './check-proposals.ts'
import { type FileRow, type FileRows, valueSentence } from './file-rows.ts'
import { isListed, type Proposal, problemSentence, type Stock, StockError, type Unit } from './stock.ts'
import type { Plan } from './stock-store.ts'

export type ImportOptions = {
  /** The name of the file, for messages. */
  file: string
  /** The file contains the whole stock: listed units that it does not name are removed. */
  isFull?: boolean
  /** More than half of the list may be removed. */
  mayRemoveMost?: boolean
  /** Every unit of the file must be new. */
  isOnlyNew?: boolean
}

export type Import = {
  plan: Plan
  /** Names the row and the column of a problem with a unit. */
  sentence: (problem: Problem) => string
  /** Problems that are known after the plan has been called. */
  problems: string[]
}

/** A unit before a file says anything about it. */
const BLANK: Readonly<Record<string, unknown>> = {
  name: '',
  description: '',
  brand: '',
  category: '',
  images: [],
  features: [],
  specifications: {},
  inStock: true,
  isNew: true,
}

const LONGEST_SLUG = 100

const textOf = (row: FileRow, field: string): string => {
  const value = row.values.get(field)?.value
  return value === undefined ? '' : String(value).trim()
}

/**
 * Plans the import of a file. Each row changes the unit with its stock number, or else with its id, or adds a new unit.
 */
export function importOf({ rows }: Pick<FileRows, 'rows'>, options: ImportOptions): Import {
  const rowOf = new Map<string, FileRow>()
  const problems: string[] = []

  const plan = (stock: Stock, now: Date): Proposal[] => {
    rowOf.clear()
    problems.length = 0
    const names = new Names(stock)
    let position = Math.max(0, ...stock.units.map((unit) => unit.position))
    const proposals = rows.flatMap((row): Proposal[] => {
      const problem = (column: string, was: unknown, wanted: string) => {
        problems.push(valueSentence(options.file, row.place, row.values.get(column)?.column ?? column, was, wanted))
        return []
      }
      const [number, givenId] = [textOf(row, 'stockNumber'), textOf(row, 'id')]
      if (!number && !givenId) return problem('stockNumber', '', 'a stock number, or an id in its own column')
      const unit = names.unitOf(number, givenId)
      if (unit && givenId && unitKey(unit.vehicle.id) !== unitKey(givenId))
        return problem('id', givenId, `"${unit.vehicle.id}", the id of the cart with the stock number "${number}"`)
      if (unit && options.isOnlyNew)
        return problem(number ? 'stockNumber' : 'id', number || givenId, 'a new one: this cart is in the stock already')
      if (!unit && !options.isOnlyNew && !textOf(row, 'name')) {
        const [field, called] = number ? ['stockNumber', 'stock number'] : ['id', 'id']
        const expected = `the ${called} of a cart in the stock. A new cart needs a name in its row as well`
        return problem(field, number || givenId, expected)
      }
      const id = unit?.vehicle.id ?? (givenId || names.newId(slugOf(textOf(row, 'name')), number))
      const other = rowOf.get(unitKey(id)) ?? rowOf.get(`number ${unitKey(number)}`)
      if (other)
        return problem(number ? 'stockNumber' : 'id', number || givenId, `another: ${other.place} has this cart`)
      rowOf.set(unitKey(id), row)
      if (number) rowOf.set(`number ${unitKey(number)}`, row)
      if (!unit) position += 1
      return [{ id, after: { vehicle: vehicleOf(row, unit), position: unit?.position ?? position } }]
    })
    if (!options.isFull) return proposals
    return [...proposals, ...removals(stock, new Set(proposals.map(({ id }) => id)), now, options)]
  }

  const sentence = (problem: Problem) => {
    const row = rowOf.get(unitKey(problem.id))
    if (!row) return problemSentence(problem)
    const { column = problem.field, text = problem.was } = row.values.get(problem.field) ?? {}
    return valueSentence(options.file, row.place, column, text, problem.wanted)
  }
  return { plan, sentence, problems }
}

function vehicleOf(row: FileRow, unit: Unit | undefined): Record<string, unknown> {
  const draft = draftOf(unit && !row.isWhole ? unit.vehicle : BLANK)
  if (!unit) for (const [field, value] of row.defaults) setField(draft, field, value)
  for (const [field, { value }] of row.values) {
    if (field !== 'id') setField(draft, field, value ?? BLANK[field])
  }
  // A file that was written before a photograph was added does not remove it.
  const images = draft['images']
  const photographs = unit?.vehicle.images.filter(isPhotograph) ?? []
  if (Array.isArray(images))
    draft['images'] = [...photographs.filter((photograph) => !images.includes(photograph)), ...images]
  return draft
}

/** A whole stock without most of the listed units: perhaps the wrong file. */
export class RemovesMostError extends StockError {}

function removals(stock: Stock, kept: ReadonlySet<string>, now: Date, { mayRemoveMost }: ImportOptions): Proposal[] {
  const listed = stock.units.filter(isListed)
  const missing = listed.filter(({ vehicle }) => !kept.has(vehicle.id))
  if (missing.length * 2 > listed.length && !mayRemoveMost) {
    const sentence = `The file does not name ${missing.length} of the ${listed.length} units on the list, which --full takes off it. Say --remove-most if that is meant.`
    throw new RemovesMostError([sentence])
  }
  return missing.map((unit) => ({ id: unit.vehicle.id, after: { ...unit, goneAt: now.toISOString() } }))
}

/** Finds which unit a row means, and ids that are free. */
class Names {
  readonly #byNumber: Map<string, Unit>
  readonly #byId: Map<string, Unit>
  readonly #taken: Set<string>

  constructor({ units }: Stock) {
    this.#byId = new Map(units.map((unit) => [unitKey(unit.vehicle.id), unit]))
    this.#byNumber = new Map(
      units.flatMap((unit) => (unit.vehicle.stockNumber ? [[unitKey(unit.vehicle.stockNumber), unit]] : [])),
    )
    this.#taken = new Set([...this.#byId.keys(), ...this.#byNumber.keys()])
  }

  unitOf(number: string, id: string): Unit | undefined {
    return this.#byNumber.get(unitKey(number)) ?? this.#byId.get(unitKey(id))
  }

  newId(name: string, number: string): string {
    const base = [name, slugOf(number)].filter(Boolean).join('-').slice(0, LONGEST_SLUG) || 'unit'
    let id = base
    for (let place = 2; this.#taken.has(id); place += 1) id = `${base}-${place}`
    this.#taken.add(id)
    return id
  }
}
