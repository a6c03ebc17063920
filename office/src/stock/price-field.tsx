import { Field, Input, InputGroup } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useFieldChange } from './field-change.ts'
import { useDraft } from './field-drafts.ts'
import { plainFigure, priceText, titleOf } from './field-names.ts'
import { Refusal } from './refusal.tsx'

/** 12,995: the server takes it with and without the comma. */
const withThousands = (figure: string) => (/^\d+$/.test(figure) ? Number(figure).toLocaleString('en-US') : figure)

/** Saved with Enter, or by leaving the field. Escape brings the price back. */
export function PriceField({ unit }: { unit: OfficeUnit }) {
  const { price = '' } = unit.fields
  // From the first letter until the price is saved: a colleague's change does not replace what is typed.
  const { draft, write, refuse, drop } = useDraft(unit.id, 'price')
  const { change, conflict, isPending, keepTheirs, takeMine } = useFieldChange(unit, 'price', {
    onDone: drop,
    onRefused: refuse,
  })

  const seen = draft?.seen ?? price
  const text = draft?.text.trim() ?? ''
  const isTyped = draft !== undefined && text !== withThousands(seen)
  // Back leaves the screen while the field still has the focus. A link takes the focus, which saves.
  useLeaveGuard(isTyped, { isSaving: isPending || conflict !== undefined, isKept: true })
  const save = () => {
    if (!draft || isPending || conflict) return
    if (isTyped) change({ price: plainFigure(text) }, { ...unit.fields, price: seen })
    else drop()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit}>
      <Field.Root invalid={draft?.refusal !== undefined}>
        <InputGroup startElement="$">
          <Input
            size="lg"
            readOnly={isPending}
            inputMode="decimal"
            aria-label={`Price of ${titleOf(unit)}`}
            placeholder={priceText('')}
            value={draft?.text ?? withThousands(price)}
            onChange={({ currentTarget }) => write(currentTarget.value, seen)}
            // What was refused is sent again by its button.
            onBlur={() => draft?.refusal === undefined && save()}
            onKeyDown={({ key }) => key === 'Escape' && drop()}
          />
        </InputGroup>
        {draft?.refusal && (
          <Refusal onAgain={save} onDrop={drop} isPending={isPending}>
            {draft.refusal}
          </Refusal>
        )}
      </Field.Root>
      {conflict && <ConflictDialog unit={unit} conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </form>
  )
}
