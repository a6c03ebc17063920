import { isDeepStrictEqual } from 'node:util'
import { draftOf, FIELD_NAMES, fieldsOf, kindOf, readField, setField } from '../../office/contract/unit-fields.ts'
import type { Problem } from '../../office/contract/unit-rules.ts'
import { fieldOfColumn } from '../stock/column-names.ts'
import { isListed, type Proposal, problemSentence, quoted, type Stock, type Unit } from '../stock/stock.ts'
import type { StockCommand } from './stock-command.ts'
import { differenceTable, outcomeText } from './stock-differences.ts'
import { findUnit } from './stock-units.ts'
import { UsageError } from './usage-error.ts'

/** Why a field that a person has set did not change. */
const FOLLOWS: Readonly<Record<string, string>> = {
  isNew: 'isNew follows from the condition: set that.',
  inStock: 'inStock follows from the status: set that.',
  statusSince: 'statusSince follows from the status: set that.',
  formerPrice: 'formerPrice must be above the price.',
}

/** `field=value`, with the field's own name or a name that dealers' systems use for it. */
function assignmentOf(word: string): [field: string, value: unknown, text: string] {
  const [, name = '', text = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? []
  if (!name) throw new UsageError(`Write field=value, as in price=8995, not "${word}".`)
  if (name === 'position') return ['position', positionOf(text), text]
  const field = kindOf(name) ? name : (fieldOfColumn(name) ?? name)
  if (field === 'id') throw new UsageError('The id of a unit stays: it is in the addresses of its page.')
  if (!kindOf(field))
    throw new UsageError(
      `There is no field "${name}". There are ${FIELD_NAMES.slice(1).join(', ')}, position, and specifications such as specifications.range.`,
    )
  // An empty value clears the field.
  const reading = readField(field, text) ?? { value: field === 'images' ? [] : undefined }
  if ('wanted' in reading) throw new UsageError(`${field} takes ${reading.wanted}, not ${quoted(text)}.`)
  return [field, reading.value, text]
}

function positionOf(text: string): number {
  const place = Number(text)
  if (!Number.isInteger(place) || place < 1)
    throw new UsageError(`position takes a place in the list from 1, not ${quoted(text)}.`)
  return place
}

/** The position that puts a unit at a place in the list, between the units around that place. */
function positionAt({ units }: Stock, unit: Unit, place: number): number {
  const others = units.filter((other) => isListed(other) && other.vehicle.id !== unit.vehicle.id)
  const [before, after] = [others[place - 2]?.position, others[place - 1]?.position]
  if (after === undefined) return (others.at(-1)?.position ?? 0) + 1
  return before === undefined ? after - 1 : (before + after) / 2
}

export const set: StockCommand = async ({ store, who }, [reference, ...words], { reduced = false }) => {
  if (words.length === 0) throw new UsageError('Say what to set, as in price=8995 status=held.')
  const typed = words.map(assignmentOf)
  const assignments = new Map(typed.map(([field, value]) => [field, value]))
  const texts = new Map(typed.map(([field, , text]) => [field, text]))
  const place = assignments.get('position')
  assignments.delete('position')

  const plan = (stock: Stock): Proposal[] => {
    const unit = findUnit(stock, reference)
    const { vehicle, goneAt } = unit
    const draft = draftOf(vehicle)
    for (const [field, value] of assignments) setField(draft, field, value)
    if (reduced) draft['formerPrice'] = reducedFrom(vehicle.price, draft['price'])
    const position = typeof place === 'number' ? positionAt(stock, unit, place) : unit.position
    return [{ id: vehicle.id, after: { vehicle: draft, position, goneAt }, isDayGiven: assignments.has('statusSince') }]
  }
  const sentence = (problem: Problem) => problemSentence({ ...problem, was: texts.get(problem.field) ?? problem.was })
  const circumstances = { who, sentence, command: `set ${words.join(' ')}${reduced ? ' --reduced' : ''}` }
  const preview = await store.preview(plan, circumstances)
  const unit = preview.changes[0]?.after ?? findUnit(await store.read(), reference)
  for (const [field, value] of assignments) refuseOverruled(field, value, fieldsOf(unit.vehicle).get(field))
  const outcome = await store.change(plan, circumstances)
  return outcome.changes.length > 0
    ? `${differenceTable(outcome.changes)}\n${outcomeText(outcome)}`
    : outcomeText(outcome)
}

function reducedFrom(before: number | undefined, after: unknown): number {
  if (before !== undefined && typeof after === 'number' && after < before) return before
  throw new UsageError('--reduced needs a price that is lower than the one before, as in price=8995.')
}

/** @throws UsageError when a field did not become what the person typed */
function refuseOverruled(field: string, said: unknown, is: unknown): void {
  const follows = FOLLOWS[field]
  if (follows && !isDeepStrictEqual(said, is)) throw new UsageError(follows)
}
