import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { type Control, useController } from 'react-hook-form'
import { HONEYPOT_FIELD } from '../../contract/honeypot.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'
import { ChoiceField } from '../../ui/field.tsx'
import { type ChoiceName, choicesOf } from './fields.ts'

type ChoiceProps = {
  name: ChoiceName
  control: Control<Inquiry>
  /** The label for "no answer", where that is allowed. */
  none?: string
  disabled: boolean
}

/** Controlled radio buttons, because `register` on each button would return the value of the first. */
export function Choice({ name, control, none, disabled }: ChoiceProps) {
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

/** Hidden from sight, keyboards and screen readers, so that only a program fills it in. */
export const HoneypotField = ({ field }: { field: Ref<HTMLInputElement> }) => (
  <Box aria-hidden="true">
    <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
    <input
      ref={field}
      id={HONEYPOT_FIELD}
      name={HONEYPOT_FIELD}
      tabIndex={-1}
      autoComplete="off"
      // Tells password managers to ignore the field: 1Password, LastPass, Bitwarden, Dashlane.
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      data-form-type="other"
    />
  </Box>
)

const Box = chakra('div', {
  base: { position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' },
})

/** Two fields in one row. */
export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { base: '12px', md: '22px' } },
})

/** A quiet line between the fields. */
export const FormNote = chakra('p', { base: { textStyle: 'small', color: 'muted' } })
