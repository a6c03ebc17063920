import { Button, Dialog, Field, Input, Portal } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { newUnitSchema, type OfficeUnit, unitSchema } from '../../contract/stock.ts'
import { request } from '../api/request.ts'
import { FormRefusal, refuse } from '../parts/form-refusal.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { useStockChanged } from '../stock/units.ts'

/** Adds a new cart as a copy of a similar one. */
export function CopyButton({ unit }: { unit: OfficeUnit }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const changed = useStockChanged()
  const form = useForm({
    resolver: zodResolver(newUnitSchema),
    defaultValues: { copyOf: unit.id, stockNumber: '' },
  })
  const copying = useMutation({
    mutationFn: (values: z.infer<typeof newUnitSchema>) =>
      request(z.object({ unit: unitSchema }), 'POST', '/api/units', values),
    onSuccess: async (answer) => {
      await changed()
      navigate(`/stock/${encodeURIComponent(answer.unit.id)}`)
    },
    onError: (error) => refuse(form, error),
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
      <Dialog.Trigger asChild>
        <Button variant="outline" size="lg">
          Add one like it
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX="4" asChild>
            <form onSubmit={handleSubmit((values) => copying.mutate(values))} noValidate>
              <Dialog.Header>
                <Dialog.Title>Add one like the {unit.fields['name']}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Field.Root invalid={!!errors.stockNumber}>
                  <Field.Label>Stock number</Field.Label>
                  <Input size="lg" autoComplete="off" {...register('stockNumber')} />
                  <Field.HelperText>
                    It starts with no photos and stays off the site until you choose a status.
                  </Field.HelperText>
                  <Field.ErrorText>{errors.stockNumber?.message}</Field.ErrorText>
                </Field.Root>
                <FormRefusal form={form} />
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">Cancel</Button>
                </Dialog.ActionTrigger>
                <SteadyButton colorPalette="accent" type="submit" isWorking={copying.isPending}>
                  Add
                </SteadyButton>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
