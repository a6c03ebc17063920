import { referencesOf, slugOf } from '../../src/contract/vehicle-lookup.ts'
import { unitKey } from '../stock/check-proposals.ts'
import { isListed, nameOfUnit, type Stock, type Unit } from '../stock/stock.ts'
import { UsageError } from './usage-error.ts'

const MOST_NAMED = 10

/**
 * The unit that a reference names: by stock number, by id, or by the slug of its name.
 * @throws UsageError when no unit has it, or several have that slug
 */
export function findUnit({ units }: Stock, reference: string | undefined): Unit {
  const key = unitKey(reference ?? '')
  if (!reference || key === '') throw new UsageError('Say which unit, by its stock number or its id.')
  const named = units.find(({ vehicle }) => unitKey(vehicle.id) === key || unitKey(vehicle.stockNumber ?? '') === key)
  if (named) return named
  const alike = units.filter(({ vehicle }) => referencesOf(vehicle).includes(slugOf(reference)))
  const listed = alike.filter(isListed)
  const [unit, ...others] = listed.length > 0 ? listed : alike
  if (!unit) throw new UsageError(`There is no unit "${reference}". "npm run stock -- list" shows them.`)
  if (others.length === 0) return unit
  const names = [unit, ...others].slice(0, MOST_NAMED).map(nameOfUnit)
  throw new UsageError(`${others.length + 1} units are called so. Say which one: ${names.join(', ')}.`)
}
