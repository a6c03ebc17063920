import { Checkbox, Field, HStack, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller } from 'react-hook-form'
import * as z from 'zod'
import { hoursPlaces } from '../../../src/content/hours-places.ts'
import { type SpecialHours, specialHoursSchema } from '../../../src/contract/today.ts'
import { DiscardButton } from '../parts/discard-button.tsx'
import { useDraftForm } from '../parts/draft-form.ts'
import { FormRefusal, refuse } from '../parts/form-refusal.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { printedText, shortDayText, useSetHours } from './days.ts'

/** The form always has both times. They are ignored for a closed day. */
const formSchema = z
  .object({
    day: z.string(),
    place: z.string(),
    reason: z.string().optional(),
    isClosed: z.boolean(),
    hours: z.object({ opens: z.string(), closes: z.string() }),
  })
  .transform(({ isClosed, hours, ...others }) => ({ ...others, hours: isClosed ? null : hours }))
  .pipe(specialHoursSchema)
type Values = z.input<typeof formSchema>

const EMPTY: Values = {
  day: '',
  place: 'everywhere',
  reason: '',
  isClosed: true,
  hours: { opens: '09:00', closes: '13:00' },
}

/** Closes a day, or gives it other hours. Replaces an earlier entry for the same day and place. */
export function HoursForm() {
  const setting = useSetHours()
  const form = useDraftForm<Values, SpecialHours>({
    name: 'hours',
    resolver: zodResolver(formSchema),
    defaultValues: EMPTY,
  })
  const { register, control, watch, handleSubmit, reset, formState, getValues } = form
  const isClosed = watch('isClosed')
  const { errors, isDirty } = formState
  const save = (hours: SpecialHours) => {
    const sent = structuredClone(getValues())
    setting.mutate(hours, {
      onSuccess: () => {
        const day = shortDayText(hours.day)
        const title = hours.hours ? `Special hours on ${day}.` : `Closed on ${day}.`
        say({ type: 'success', title: `${title} ${printedText(hours.day)}` })
        form.settle(sent, EMPTY)
      },
      onError: (error) => refuse(form, error),
    })
  }
  return (
    <form onSubmit={handleSubmit(save)} noValidate aria-label="Close a day or set special hours">
      <Stack gap="4">
        <Text fontWeight="semibold">Close a day, or set special hours</Text>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <Field.Root invalid={!!errors.day}>
            <Field.Label>Day</Field.Label>
            <Input type="date" size="lg" {...register('day')} />
            <Field.ErrorText>{errors.day && (getValues('day') ? errors.day.message : 'Choose a day.')}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={!!errors.place}>
            <Field.Label>Where</Field.Label>
            <Select {...register('place')} options={Object.entries(hoursPlaces)} />
            <Field.ErrorText>{errors.place?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={!!errors.reason}>
            <Field.Label>Reason (optional)</Field.Label>
            <Input size="lg" placeholder="Christmas" {...register('reason')} />
            <Field.ErrorText>{errors.reason?.message}</Field.ErrorText>
          </Field.Root>
        </SimpleGrid>
        <Controller
          control={control}
          name="isClosed"
          render={({ field }) => (
            <Checkbox.Root
              colorPalette="accent"
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
            <Field.Root invalid={!!errors.hours?.opens}>
              <Field.Label>Opens</Field.Label>
              <Input type="time" size="lg" {...register('hours.opens')} />
              <Field.ErrorText>{errors.hours?.opens?.message}</Field.ErrorText>
            </Field.Root>
            <Field.Root invalid={!!errors.hours?.closes}>
              <Field.Label>Closes</Field.Label>
              <Input type="time" size="lg" {...register('hours.closes')} />
              <Field.ErrorText>{errors.hours?.closes?.message}</Field.ErrorText>
            </Field.Root>
          </SimpleGrid>
        )}
        <HStack>
          <SteadyButton type="submit" colorPalette="accent" size="lg" isWorking={setting.isPending}>
            {isClosed ? 'Close this day' : 'Set these hours'}
          </SteadyButton>
          <DiscardButton isOffered={isDirty} onDiscard={() => reset(EMPTY)} />
        </HStack>
        <FormRefusal form={form} />
      </Stack>
    </form>
  )
}
