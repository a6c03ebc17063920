import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkPin } from '../../device/kiosk-pin.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LOW_SCREEN } from './kiosk-dialog.tsx'
import { tellKioskSession } from './kiosk-session-store.ts'

const pinSchema = z.object({ pin: z.string().check(z.minLength(1, 'Please enter the PIN')) })

type Props = {
  /** What the staff is told as well. */
  children?: ReactNode
  /** Another button, beside the one that leaves. */
  cancel?: ReactNode
  /** As wide as its dialog. */
  wide?: boolean
}

/** Ends kiosk mode with the PIN. */
export function LeaveForm({ children, cancel, wide }: Props) {
  const { register, handleSubmit, setFocus, formState, setError, resetField } = useForm({
    resolver: zodResolver(pinSchema),
    defaultValues: { pin: '' },
  })
  const { errors, isSubmitting } = formState
  // The button that opened the settings is gone.
  useEffect(() => setFocus('pin'), [setFocus])
  const leave = async ({ pin }: { pin: string }) => {
    const { isRight, wait } = await checkPin(pin, Date.now())
    if (isRight) return tellKioskSession({ type: 'kiosk left' })
    resetField('pin')
    if (wait > 0) tellKioskSession({ type: 'PIN locked', at: Date.now(), seconds: wait })
    const message = wait > 0 ? `Too many wrong PINs. Try again in ${wait} seconds.` : 'That’s not the PIN.'
    setError('pin', { message }, { shouldFocus: true })
  }
  return (
    <Form wide={wide} noValidate onSubmit={handleSubmit(leave)}>
      <p>
        <b>Staff only.</b> To change the settings, leave kiosk mode and set it up again.
      </p>
      {children}
      <TextField
        id="kiosk-pin"
        label="PIN"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        error={errors.pin?.message}
        {...register('pin')}
      />
      <Buttons>
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          Leave kiosk mode
        </Button>
        {cancel}
      </Buttons>
    </Form>
  )
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '6', maxWidth: '460px', [LOW_SCREEN]: { gap: '3' } },
  variants: { wide: { true: { maxWidth: 'none' } } },
})

const Buttons = chakra('div', {
  base: { display: 'grid', gap: '3', [LOW_SCREEN]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
