import { Field, HStack, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { noticeSchema, type SiteNotice } from '../../../src/contract/today.ts'
import { DiscardButton } from '../parts/discard-button.tsx'
import { useDraftForm } from '../parts/draft-form.ts'
import { FormRefusal, refuse } from '../parts/form-refusal.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { beginText, useAddNotice } from './days.ts'

const EMPTY: SiteNotice = { from: '', to: '', text: '' }

/** Puts a sentence on every page, from a first to a last day. */
export function NoticeForm() {
  const adding = useAddNotice()
  const form = useDraftForm<SiteNotice, SiteNotice>({
    name: 'notice',
    resolver: zodResolver(noticeSchema),
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, reset, formState, getValues } = form
  const { errors, isDirty } = formState
  const save = (notice: SiteNotice) => {
    const sent = { ...getValues() }
    adding.mutate(notice, {
      onSuccess: () => {
        say({ type: 'success', title: beginText(notice.from) })
        form.settle(sent, EMPTY)
      },
      onError: (error) => refuse(form, error),
    })
  }
  return (
    <form onSubmit={handleSubmit(save)} noValidate aria-label="Put a notice on every page">
      <Stack gap="4">
        <Text fontWeight="semibold">Put a notice on every page</Text>
        <Field.Root invalid={!!errors.text}>
          <Field.Label>What it says</Field.Label>
          <Textarea size="lg" rows={3} {...register('text')} />
          <Field.HelperText>One sentence, up to 200 characters</Field.HelperText>
          <Field.ErrorText>{errors.text?.message}</Field.ErrorText>
        </Field.Root>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxWidth="xl">
          <Field.Root invalid={!!errors.from}>
            <Field.Label>First day</Field.Label>
            <Input type="date" size="lg" {...register('from')} />
            <Field.ErrorText>
              {errors.from && (getValues('from') ? errors.from.message : 'Choose the first day.')}
            </Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={!!errors.to}>
            <Field.Label>Last day</Field.Label>
            <Input type="date" size="lg" {...register('to')} />
            <Field.ErrorText>
              {errors.to && (getValues('to') ? errors.to.message : 'Choose the last day.')}
            </Field.ErrorText>
          </Field.Root>
        </SimpleGrid>
        <HStack>
          <SteadyButton type="submit" colorPalette="accent" size="lg" isWorking={adding.isPending}>
            Add the notice
          </SteadyButton>
          <DiscardButton isOffered={isDirty} onDiscard={() => reset(EMPTY)} />
        </HStack>
        <FormRefusal form={form} />
      </Stack>
    </form>
  )
}
