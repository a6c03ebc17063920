import { type Control, useController } from 'react-hook-form'
import type { Inquiry } from '../../contract/inquiry.ts'
import { ChoiceField } from '../../ui/field.tsx'
import { LABELS } from './fields.ts'

type Props = {
  name: 'interest' | 'contactBy' | 'testDrivePart'
  control: Control<Inquiry>
  options: readonly { value: string; label: string }[]
  disabled: boolean
}

/** Radio buttons of the form. The form holds what is chosen: of buttons that register one by one, the first would. */
export function Choice({ name, control, options, disabled }: Props) {
  const { field, fieldState } = useController({ name, control })
  return (
    <ChoiceField
      id={name}
      name={name}
      label={LABELS[name]}
      error={fieldState.error?.message}
      options={options}
      value={field.value ?? ''}
      first={field.ref}
      onChoose={(value) => {
        if (!disabled) field.onChange(value || undefined)
      }}
    />
  )
}
