import { Checkbox, Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod'
import { hoursPlaces } from '../../../src/content/hours-places.ts'
import { specialHoursSchema } from '../../../src/contract/today.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { dayText, useSetHours } from './days.ts'

/** The form has both times all along; a closed day says nothing of them. */
const formSchema = z
  .object({
    day: z.string().min(1, 'Choose a day.'),
    place: z.string(),
    isClosed: z.boolean(),
    opens: z.string(),
    closes: z.string(),
    reason: z.string().optional(),
  })
  .transform(({ isClosed, opens, closes, ...others }) => ({ ...others, hours: isClosed ? null : { opens, closes } }))
  .pipe(specialHoursSchema)

const EMPTY = { day: '', place: 'everywhere', isClosed: true, opens: '09:00', closes: '13:00', reason: '' }

/** Closes a day, or gives it other hours. What was set for the same day and place before is replaced. */
export function HoursForm() {
  const setting = useSetHours()
  const { register, control, watch, handleSubmit, reset, formState, setError } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: EMPTY,
  })
  useLeaveGuard(formState.isDirty)
  const isClosed = watch('isClosed')
  const { errors } = formState
  const hoursError = 'hours' in errors ? 'Opening comes before closing, on the same day.' : undefined
  const save = (hours: z.infer<typeof formSchema>) =>
    setting.mutate(hours, {
      onSuccess: () => {
        const title = hours.hours ? `Other hours on ${dayText(hours.day)}.` : `Closed on ${dayText(hours.day)}.`
        say({ type: 'success', title })
        reset(EMPTY)
      },
      onError: (error) => setError('day', { message: error.message }),
    })
  return (
    <form onSubmit={handleSubmit(save)} noValidate aria-label="Close a day or set other hours">
      <Stack gap="4">
        <Text fontWeight="semibold">Close a day, or set other hours</Text>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <Field.Root invalid={!!errors.day}>
            <Field.Label>Day</Field.Label>
            <Input type="date" size="lg" {...register('day')} />
            <Field.ErrorText>{errors.day?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root>
            <Field.Label>Where</Field.Label>
            <Select {...register('place')} options={Object.entries(hoursPlaces)} />
          </Field.Root>
          <Field.Root invalid={!!errors.reason}>
            <Field.Label>Reason, if you want to say one</Field.Label>
            <Input size="lg" placeholder="Christmas" {...register('reason')} />
            <Field.ErrorText>{errors.reason?.message}</Field.ErrorText>
          </Field.Root>
        </SimpleGrid>
        <Controller
          control={control}
          name="isClosed"
          render={({ field }) => (
            <Checkbox.Root
              minHeight="11"
              checked={field.value}
              onCheckedChange={({ checked }) => field.onChange(checked === true)}
            >
              <Checkbox.HiddenInput onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>Closed all day</Checkbox.Label>
            </Checkbox.Root>
          )}
        />
        {!isClosed && (
          <SimpleGrid columns={2} gap="4" maxWidth="md">
            <Field.Root invalid={!!hoursError}>
              <Field.Label>Opens</Field.Label>
              <Input type="time" size="lg" {...register('opens')} />
              <Field.ErrorText>{hoursError}</Field.ErrorText>
            </Field.Root>
            <Field.Root>
              <Field.Label>Closes</Field.Label>
              <Input type="time" size="lg" {...register('closes')} />
            </Field.Root>
          </SimpleGrid>
        )}
        <SteadyButton type="submit" colorPalette="accent" size="lg" alignSelf="start" isWorking={setting.isPending}>
          {isClosed ? 'Close this day' : 'Set these hours'}
        </SteadyButton>
      </Stack>
    </form>
  )
}
