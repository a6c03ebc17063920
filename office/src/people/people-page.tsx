import { Field, Heading, Input, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type NewPerson, newPersonSchema } from '../../contract/people.ts'
import { usePerson } from '../api/session.ts'
import { useDraftForm } from '../parts/draft-form.ts'
import { FormRefusal, refuse } from '../parts/form-refusal.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { useAddPerson, usePeople } from './people.ts'
import { PersonRow } from './person-row.tsx'

/** The people who may sign in to the office. Only an owner can change them. */
export function PeoplePage() {
  const { role } = usePerson()
  const { data, error } = usePeople()
  const isOwner = role === 'owner'
  return (
    <Stack gap="8">
      <PageHeading>People</PageHeading>
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="32" />)}
      {data && (
        <List.Root variant="plain" gap="4">
          {data.map((person) => (
            <PersonRow key={person.id} person={person} canChange={isOwner} />
          ))}
        </List.Root>
      )}
      {isOwner && <AddPerson />}
    </Stack>
  )
}

const EMPTY: NewPerson = { name: '', role: 'staff' }

function AddPerson() {
  const form = useDraftForm<NewPerson, NewPerson>({
    name: 'person',
    resolver: zodResolver(newPersonSchema),
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState, getValues } = form
  const adding = useAddPerson()
  const add = (person: NewPerson) => {
    const sent = { ...getValues() }
    adding.mutate(person, {
      onSuccess: () => form.settle(sent, EMPTY),
      onError: (error) => refuse(form, error),
    })
  }
  return (
    <Stack as="section" gap="4" aria-labelledby="add-person">
      <Heading as="h2" size="lg" id="add-person">
        Add a person
      </Heading>
      <form onSubmit={handleSubmit(add)} noValidate>
        <Stack direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="3">
          <Field.Root invalid={!!formState.errors.name}>
            <Field.Label>Name</Field.Label>
            <Input size="lg" autoComplete="off" {...register('name')} />
            <Field.ErrorText>{formState.errors.name?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root>
            <Field.Label>Role</Field.Label>
            <Select
              {...register('role')}
              options={[
                ['staff', 'Staff'],
                ['owner', 'Owner'],
              ]}
            />
            <Field.HelperText>Staff can’t manage people or erase inquiries.</Field.HelperText>
          </Field.Root>
          <SteadyButton
            colorPalette="accent"
            type="submit"
            size="lg"
            isWorking={adding.isPending}
            marginTop={{ md: '26px' }}
          >
            Make a link
          </SteadyButton>
        </Stack>
        <FormRefusal form={form} />
      </form>
      {adding.data && <InvitationLink key={adding.data.url} invitation={adding.data} />}
    </Stack>
  )
}
