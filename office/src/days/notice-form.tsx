import { Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { noticeSchema, type SiteNotice } from '../../../src/contract/today.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { beginText, useAddNotice } from './days.ts'

/** The browser's field for a day is empty or has one. */
const formSchema = z
  .object({
    from: z.string().min(1, 'Choose the first day.'),
    to: z.string().min(1, 'Choose the last day.'),
    text: z.string(),
  })
  .pipe(noticeSchema)

/** Puts a sentence on every page, from day to day. */
export function NoticeForm() {
  const adding = useAddNotice()
  const { register, handleSubmit, reset, formState, setError } = useForm<SiteNotice>({
    resolver: zodResolver(formSchema),
    defaultValues: { from: '', to: '', text: '' },
  })
  useLeaveGuard(formState.isDirty)
  const { errors } = formState
  const save = (notice: SiteNotice) =>
    adding.mutate(notice, {
      onSuccess: () => {
        say({ type: 'success', title: beginText(notice.from) })
        reset()
      },
      onError: (error) => setError(/is over/.test(error.message) ? 'to' : 'text', { message: error.message }),
    })
  return (
    <form onSubmit={handleSubmit(save)} noValidate aria-label="Put a notice on every page">
      <Stack gap="4">
        <Text fontWeight="semibold">Put a notice on every page</Text>
        <Field.Root invalid={!!errors.text}>
          <Field.Label>What it says</Field.Label>
          <Input size="lg" {...register('text')} />
          <Field.HelperText>One sentence of at most 200 characters</Field.HelperText>
          <Field.ErrorText>{errors.text?.message}</Field.ErrorText>
        </Field.Root>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxWidth="xl">
          <Field.Root invalid={!!errors.from}>
            <Field.Label>First day</Field.Label>
            <Input type="date" size="lg" {...register('from')} />
            <Field.ErrorText>{errors.from?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={!!errors.to}>
            <Field.Label>Last day</Field.Label>
            <Input type="date" size="lg" {...register('to')} />
            <Field.ErrorText>{errors.to?.message}</Field.ErrorText>
          </Field.Root>
        </SimpleGrid>
        <SteadyButton type="submit" colorPalette="accent" size="lg" alignSelf="start" isWorking={adding.isPending}>
          Add the notice
        </SteadyButton>
      </Stack>
    </form>
  )
}
