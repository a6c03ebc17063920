import { Field, Input, InputGroup } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import type { OfficeUnit } from '../../contract/stock.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useFieldChange } from './field-change.ts'
import { useDraft } from './field-drafts.ts'
import { plainFigure, priceText, titleOf } from './field-names.ts'
import { Refusal } from './refusal.tsx'

/** "12,995" for "12995". The server takes both. */
const withThousands = (figure: string) => (/^\d+$/.test(figure) ? Number(figure).toLocaleString('en-US') : figure)

/** Saves with Enter, and when the person leaves the field. Escape restores the price. */
export function PriceField({ unit }: { unit: OfficeUnit }) {
  const { price = '' } = unit.fields
  // Set from the first key until the price is saved: a colleague's change must not replace the typed text.
  const { draft, write, refuse, drop } = useDraft(unit.id, 'price')
  const { change, conflict, isPending, keepTheirs, takeMine } = useFieldChange(unit, 'price', {
    onDone: drop,
    onRefused: refuse,
  })

  const seen = draft?.seen ?? price
  const text = draft?.text.trim() ?? ''
  const isTyped = draft !== undefined && text !== withThousands(seen)
  // Asks on Back, which leaves the screen while the field has the focus. A link takes the focus, which saves.
  useLeaveGuard(isTyped, { isWaiting: isPending || conflict !== undefined, hasDraft: true })
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
            // The button below sends a refused price again.
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
