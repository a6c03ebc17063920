import { Field, Input, InputGroup } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useDraft } from './drafts.ts'
import { useFieldChange } from './field-change.ts'
import { plainFigure, priceText } from './field-names.ts'
import { Refusal } from './refusal.tsx'

/** 12,995: the server takes it with and without the comma. */
const withThousands = (figure: string) => (/^\d+$/.test(figure) ? Number(figure).toLocaleString('en-US') : figure)

/** Saved with Enter, or by leaving the field. Escape brings the price back. */
export function PriceField({ unit }: { unit: OfficeUnit }) {
  const { name = unit.id, price = '' } = unit.fields
  // From the first focus until the price is saved: a colleague's change does not replace what is typed.
  const { draft, write, refuse, drop } = useDraft(unit.id, 'price')
  const field = useRef<HTMLInputElement>(null)
  const { change, conflict, isPending, keepTheirs, takeMine } = useFieldChange(unit, 'price', {
    onDone: drop,
    onRefused: refuse,
  })

  const seen = draft?.seen ?? price
  const text = draft?.text.trim() ?? ''
  const isTyped = draft !== undefined && text !== withThousands(seen)
  // Back leaves the screen while the field still has the focus. A link takes the focus, which saves.
  useLeaveGuard(isTyped, isPending || conflict !== undefined)
  const begin = (text: string) => write(text, seen)
  const save = () => {
    if (!draft || isPending) return
    if (isTyped) change({ price: plainFigure(text) }, { ...unit.fields, price: seen })
    else drop()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.blur()
  }
  return (
    <form onSubmit={submit}>
      <Field.Root invalid={draft?.refusal !== undefined}>
        <InputGroup startElement="$">
          <Input
            ref={field}
            size="lg"
            readOnly={isPending}
            inputMode="decimal"
            aria-label={`Price of ${name}`}
            placeholder={priceText('')}
            value={draft?.text ?? withThousands(price)}
            onFocus={({ currentTarget }) => draft ?? begin(currentTarget.value)}
            onChange={({ currentTarget }) => begin(currentTarget.value)}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Escape' && drop()}
          />
        </InputGroup>
        {draft?.refusal && (
          <Refusal onAgain={save} onDrop={drop} isPending={isPending}>
            {draft.refusal}
          </Refusal>
        )}
      </Field.Root>
      {conflict && <ConflictDialog conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </form>
  )
}
