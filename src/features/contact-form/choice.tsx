import { type Control, useController } from 'react-hook-form'
import type { Inquiry } from '../../contract/inquiry.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'
import { ChoiceField } from '../../ui/field.tsx'
import { type ChoiceName, choicesOf } from './fields.ts'

type Props = {
  name: ChoiceName
  control: Control<Inquiry>
  /** The label for "no answer", where that is allowed. */
  none?: string
  disabled: boolean
}

/** Controlled radio buttons, because `register` on each button would return the value of the first. */
export function Choice({ name, control, none, disabled }: Props) {
  const { field, fieldState } = useController({ name, control })
  return (
    <ChoiceField
      id={name}
      name={name}
      label={FIELDS[name].label}
      error={fieldState.error?.message}
      options={choicesOf(name, none)}
      value={field.value ?? ''}
      first={field.ref}
      onChoose={(value) => {
        if (!disabled) field.onChange(value || undefined)
      }}
    />
  )
}
