import type { UnitChangeRequest } from '../../office/contract/stock.ts'
import { draftOf, fieldsOf, readField, setField, writeField } from '../../office/contract/unit-fields.ts'
import { enterSentence } from '../../office/contract/unit-texts.ts'
import { slugOf } from '../../src/contract/vehicle-lookup.ts'
import { isDrawing } from '../../src/lib/picture-sources.ts'
import { unitKey } from '../stock/check-proposals.ts'
import type { Stock, Unit } from '../stock/stock.ts'
import type { Plan } from '../stock/stock-store.ts'
import { OfficeError } from './office-error.ts'

/** @throws OfficeError */
export function unitOf({ units }: Stock, id: string): Unit {
  const unit = units.find(({ vehicle }) => vehicle.id === id)
  if (!unit) throw new OfficeError(404, 'This cart’s no longer in stock.')
  return unit
}

/** @param text as in `unitTextsSchema` */
function readValue(field: string, text: string): unknown {
  // An empty field of pictures means none.
  const reading = readField(field, text) ?? { value: field === 'images' ? [] : undefined }
  return 'value' in reading ? reading.value : undefined
}

/** The text as the server would write it: 8995 for "8,995.00". */
function plainText(field: string, text: string): string {
  // The form shows names instead of slugs.
  if (field === 'brand' || field === 'category') return slugOf(text)
  const reading = readField(field, text)
  return reading && 'value' in reading ? writeField(field, reading.value) : text.trim()
}

/**
 * Sets fields of a unit.
 * @param fields new values as in `unitTextsSchema`
 * @throws OfficeError when one has changed since the person saw it
 */
export const withFields =
  (id: string, fields: UnitChangeRequest['fields']): Plan =>
  (stock) => {
    const unit = unitOf(stock, id)
    const current = fieldsOf(unit.vehicle)
    const conflicts = Object.entries(fields).flatMap(([field, { was, becomes }]) => {
      const now = writeField(field, current.get(field))
      return [was, becomes].some((text) => plainText(field, text) === plainText(field, now))
        ? []
        : [{ field, now, yours: becomes }]
    })
    if (conflicts.length > 0)
      throw new OfficeError(409, 'Somebody else changed this cart in the meantime.', { conflicts })
    const draft = draftOf(unit.vehicle)
    for (const [field, { becomes }] of Object.entries(fields)) setField(draft, field, readValue(field, becomes))
    const { price, formerPrice } = draft
    // Otherwise it would be dropped silently.
    if ('formerPrice' in fields && typeof price === 'number' && typeof formerPrice === 'number' && formerPrice <= price)
      throw OfficeError.ofField({ field: 'formerPrice', message: enterSentence('more than the price, or nothing') })
    return [{ id, after: { ...unit, vehicle: draft }, isDayGiven: 'statusSince' in fields }]
  }

/** Fields that belong to one cart alone, and not to the next of its kind. */
const ITS_OWN = ['serial', 'statusSince', 'formerPrice', 'hours', 'miles', 'batteryTested', 'warrantyLeft']

/**
 * A new unit like another one, without what belongs to that one alone. It comes after that one in the list, as a draft.
 */
export function copyOf(id: string, stockNumber: string): { plan: Plan; newId: () => string } {
  let newId = ''
  const plan: Plan = (stock) => {
    const unit = unitOf(stock, id)
    const ids = new Set(stock.units.map(({ vehicle }) => unitKey(vehicle.id)))
    const slug = slugOf(`${unit.vehicle.name} ${stockNumber}`)
    newId = slug
    for (let number = 2; ids.has(unitKey(newId)); number++) newId = `${slug}-${number}`
    const draft = draftOf({ ...unit.vehicle, id: newId, stockNumber, status: 'draft' })
    for (const field of ITS_OWN) delete draft[field]
    draft['images'] = unit.vehicle.images.filter(isDrawing)
    const next = stock.units.find(({ position }) => position > unit.position)
    const position = next ? (unit.position + next.position) / 2 : unit.position + 1
    return [{ id: newId, after: { vehicle: draft, position } }]
  }
  return { plan, newId: () => newId }
}
