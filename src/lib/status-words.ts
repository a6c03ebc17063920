import { STATUS_NAMES } from '../contract/status-names.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'

type Stocked = Pick<Vehicle, 'status' | 'inStock'>

/** The words for a status that says more than "In stock" or "Out of stock"; undefined for any other status. */
export const statusWords = (status: string | undefined): string | undefined => STATUS_NAMES.get(status ?? '')

/** Whether we have the unit or it is on its way. Otherwise its price is that of our last one. */
export const isInStockOrIncoming = ({ status, inStock }: Stocked): boolean => inStock || status === 'incoming'

/** Whether a unit can be bought now, as running text says it. */
export const stockWords = ({ status, inStock }: Stocked): string =>
  statusWords(status) ?? (inStock ? 'In stock' : 'Out of stock')

/** The same words for a badge or a label, where the specification writes "In Stock". */
export const stockLabel = (unit: Stocked): string => stockWords(unit).replace('stock', 'Stock')

/**
 * The badges of a unit, in their order. "NEW" implies that the unit is in stock, and so does "Used" on a card.
 * @param saysInStock whether a used unit has the badge "In Stock" too
 */
export function stockBadges(unit: Pick<Vehicle, 'status' | 'inStock' | 'isNew'>, saysInStock = false): string[] {
  const { isNew, inStock, status } = unit
  const label = stockLabel(unit)
  const condition = isNew ? 'NEW' : 'Used'
  if (statusWords(status) || (isNew && !inStock)) return [condition, label]
  if (!inStock) return [label]
  return !isNew && saysInStock ? [label, condition] : [condition]
}
