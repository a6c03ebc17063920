import { type Control, useController } from 'react-hook-form'
import { FIELDS, type Inquiry } from '../../contract/inquiry.ts'
import { ChoiceField } from '../../ui/field.tsx'
import { type ChoiceName, choicesOf } from './fields.ts'

type Props = {
  name: ChoiceName
  control: Control<Inquiry>
  /** The words for no answer, where there may be none. */
  none?: string
  disabled: boolean
}

/** Radio buttons of the form. The form holds what is chosen: of buttons that register one by one, the first would. */
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
