import { useRef, useState } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { Select } from '../parts/select.tsx'
import { sayError } from '../parts/toaster.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useFieldChange } from './field-change.ts'
import { STATUSES, statusName, statusUnset } from './field-names.ts'

/** Saved when it is chosen. With the arrow keys, which pass over other choices, by Enter or by leaving the field. */
export function StatusField({ unit }: { unit: OfficeUnit }) {
  const { name = unit.id, status = '' } = unit.fields
  const [chosen, setChosen] = useState<string>()
  const isByKeys = useRef(false)
  const follow = () => setChosen(undefined)
  const { change, conflict, keepTheirs, takeMine } = useFieldChange(unit, 'status', {
    onDone: follow,
    onRefused: (error) => {
      follow()
      sayError(error)
    },
  })
  const save = (becomes: string | undefined) => {
    isByKeys.current = false
    if (becomes !== undefined && becomes !== status) change({ status: becomes })
  }
  return (
    <>
      <Select
        aria-label={`Status of ${name}`}
        value={chosen ?? status}
        onPointerDown={() => {
          isByKeys.current = false
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save(chosen)
          else isByKeys.current = true
        }}
        onBlur={() => isByKeys.current && save(chosen)}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value)
          if (!isByKeys.current) save(value)
        }}
        options={[
          ...(status ? [] : [['', statusUnset(unit.fields)] as const]),
          ...STATUSES.map((word) => [word, statusName(word)] as const),
        ]}
      />
      {conflict && <ConflictDialog conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </>
  )
}
