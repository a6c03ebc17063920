import { fieldName } from '../../contract/field-names.ts'
import type { OfficeUnit } from '../../contract/stock.ts'
import { say } from '../parts/toaster.tsx'
import { valueText } from './field-names.ts'
import { undoIn, useUndo, useUnitChange } from './units.ts'

/**
 * Changes one field of a cart in the list. The message offers to undo it.
 * @param onDone called after the change, or after the person has kept a colleague's value
 */
export function useFieldChange(
  unit: OfficeUnit,
  field: 'price' | 'status',
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: Error) => void },
) {
  const { name = unit.id } = unit.fields
  const undo = useUndo(unit)
  return useUnitChange(unit, {
    onKept: onDone,
    onRefused,
    onSaved: ({ unit: after, version }) => {
      onDone()
      say({
        type: 'success',
        title: `${name}: ${fieldName(field)} is ${valueText(field, after.fields[field] ?? '')}.`,
        ...undoIn(version, undo.mutate),
      })
    },
  })
}
