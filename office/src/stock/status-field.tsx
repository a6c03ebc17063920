import { Field } from '@chakra-ui/react'
import { useRef } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { Select } from '../parts/select.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useFieldChange } from './field-change.ts'
import { useDraft } from './field-drafts.ts'
import { statusOptions, titleOf } from './field-names.ts'
import { Refusal } from './refusal.tsx'

/** Saves a choice at once. Arrow keys pass over other choices, so after them Enter or leaving the field saves. */
export function StatusField({ unit }: { unit: OfficeUnit }) {
  const { status = '' } = unit.fields
  const { draft, write, refuse, drop } = useDraft(unit.id, 'status')
  const isByKeys = useRef(false)
  const { change, conflict, isPending, keepTheirs, takeMine } = useFieldChange(unit, 'status', {
    onDone: drop,
    onRefused: refuse,
  })
  const seen = draft?.seen ?? status
  useLeaveGuard(draft !== undefined, { isWaiting: isPending || conflict !== undefined, hasDraft: true })
  const save = (becomes: string | undefined) => {
    isByKeys.current = false
    if (becomes === undefined || isPending) return
    if (becomes === seen) drop()
    else change({ status: becomes }, { ...unit.fields, status: seen })
  }
  return (
    <Field.Root invalid={draft?.refusal !== undefined}>
      <Select
        aria-label={`Status of ${titleOf(unit)}`}
        value={draft?.text ?? status}
        onPointerDown={() => {
          isByKeys.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') {
            isByKeys.current = true
            return
          }
          // Otherwise Enter would open the list, and the next key could choose another status.
          if (draft) event.preventDefault()
          save(draft?.text)
        }}
        onBlur={() => isByKeys.current && save(draft?.text)}
        onChange={({ currentTarget: { value } }) => {
          write(value, seen)
          if (!isByKeys.current) save(value)
        }}
        options={statusOptions(unit.fields)}
      />
      {draft?.refusal && (
        <Refusal onAgain={() => save(draft.text)} onDrop={drop} isPending={isPending}>
          {draft.refusal}
        </Refusal>
      )}
      {conflict && <ConflictDialog unit={unit} conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </Field.Root>
  )
}
