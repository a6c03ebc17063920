import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, writeField } from '../../office/contract/unit-fields.ts'
import type { UnitChange, UnitState } from './stock.ts'

/** Field, old value and new value of each difference. An added or removed unit is one line. */
export function differencesOf({ before, after }: Pick<UnitChange, 'before' | 'after'>): [string, string, string][] {
  if (!before) return after ? [['(new)', '', after.vehicle.name]] : []
  if (!after) return [['(erased)', before.vehicle.name, '']]
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const fields = [...new Set([...old.keys(), ...now.keys()])]
  return fields
    .filter((field) => !isDeepStrictEqual(old.get(field), now.get(field)))
    .map((field) => [field, writeField(field, old.get(field)), writeField(field, now.get(field))])
}

function valuesOf({ vehicle, position, goneAt }: UnitState): Map<string, unknown> {
  return fieldsOf(vehicle)
    .set('position', position)
    .set('on the list', goneAt === undefined ? 'yes' : 'no')
}

/** "3 units changed, 1 unit new, 2 units gone". */
export function summaryOf(changes: readonly UnitChange[], noun = 'unit'): string {
  const unitsOf = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const isGone = (state: UnitState | undefined) => state?.goneAt !== undefined
  const added = changes.filter(({ before }) => !before)
  const gone = changes.filter(({ before, after }) => before && (!after || (isGone(after) && !isGone(before))))
  const changed = changes.length - added.length - gone.length
  const parts = [
    ...(changed > 0 ? [`${unitsOf(changed)} changed`] : []),
    ...(added.length > 0 ? [`${unitsOf(added.length)} new`] : []),
    ...(gone.length > 0 ? [`${unitsOf(gone.length)} gone`] : []),
  ]
  return parts.join(', ') || 'nothing changed'
}
