import { Badge, Button, Clipboard, Field, Heading, HStack, Input, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Colleague,
  colleaguesSchema,
  type Invitation,
  invitationSchema,
  type NewPerson,
  newPersonSchema,
} from '../../contract/people.ts'
import { nothingSchema, request } from '../api/request.ts'
import { usePerson } from '../api/session.ts'
import { Select } from '../parts/select.tsx'
import { sayError } from '../parts/toaster.tsx'

const PEOPLE = ['people']

/** Who may come into the office. Only an owner changes that. */
export function PeoplePage() {
  const { role } = usePerson()
  const [invitation, setInvitation] = useState<Invitation>()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: PEOPLE,
    queryFn: async () => (await request(colleaguesSchema, 'GET', '/api/people')).people,
  })
  const show = (made: Invitation) => {
    setInvitation(made)
    void client.invalidateQueries({ queryKey: PEOPLE })
  }
  const isOwner = role === 'owner'
  return (
    <Stack gap="8">
      <Heading as="h1" size="2xl">
        People
      </Heading>
      {invitation && <InvitationLink invitation={invitation} />}
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="32" />)}
      {data && (
        <List.Root variant="plain" gap="4">
          {data.map((person) => (
            <PersonRow key={person.id} person={person} canChange={isOwner} onInvited={show} />
          ))}
        </List.Root>
      )}
      {isOwner && <AddPerson onInvited={show} />}
    </Stack>
  )
}

function InvitationLink({ invitation }: { invitation: Invitation }) {
  const time = new Date(invitation.expiresAt).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return (
    <Stack gap="2" padding="4" borderWidth="1px" borderRadius="md" background="bg.panel" role="status">
      <Text>
        Send this link to {invitation.name}. It works once, until {time}.
      </Text>
      <Clipboard.Root value={invitation.url}>
        <HStack>
          <Clipboard.Input asChild>
            <Input size="lg" aria-label={`Link for ${invitation.name}`} />
          </Clipboard.Input>
          <Clipboard.Trigger asChild>
            <Button size="lg" variant="outline">
              Copy
            </Button>
          </Clipboard.Trigger>
        </HStack>
      </Clipboard.Root>
    </Stack>
  )
}

type PersonRowProps = { person: Colleague; canChange: boolean; onInvited: (invitation: Invitation) => void }

function PersonRow({ person, canChange, onInvited }: PersonRowProps) {
  const client = useQueryClient()
  const inviting = useMutation({
    mutationFn: () => request(invitationSchema, 'POST', `/api/people/${person.id}/invitation`, {}),
    onSuccess: onInvited,
    onError: sayError,
  })
  const removing = useMutation({
    mutationFn: () => request(nothingSchema, 'DELETE', `/api/people/${person.id}`),
    onError: sayError,
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  })
  const devices = person.passkeys === 1 ? '1 device' : `${person.passkeys} devices`
  const seen = person.seenAt
    ? `here ${new Date(person.seenAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`
    : 'not signed in'
  return (
    <List.Item display="flex" flexWrap="wrap" gap="3" alignItems="center" borderBottomWidth="1px" paddingBottom="3">
      <Stack gap="0" flex="1" minWidth="48">
        <HStack>
          <Text fontWeight="semibold">{person.name}</Text>
          <Badge>{person.role === 'owner' ? 'Owner' : 'Staff'}</Badge>
        </HStack>
        <Text color="fg.muted" textStyle="sm">
          {devices}, {seen}
        </Text>
      </Stack>
      {canChange && (
        <HStack>
          <Button
            variant="outline"
            minHeight="11"
            onClick={() => inviting.mutate()}
            aria-label={`Add a device for ${person.name}`}
          >
            Add a device
          </Button>
          <Button variant="ghost" minHeight="11" onClick={() => removing.mutate()} aria-label={`Remove ${person.name}`}>
            Remove
          </Button>
        </HStack>
      )}
    </List.Item>
  )
}

function AddPerson({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const { register, handleSubmit, formState, setError, reset } = useForm<NewPerson>({
    resolver: zodResolver(newPersonSchema),
    defaultValues: { name: '', role: 'staff' },
  })
  const adding = useMutation({
    mutationFn: (person: NewPerson) => request(invitationSchema, 'POST', '/api/people', person),
    onSuccess: (invitation) => {
      reset()
      onInvited(invitation)
    },
    onError: (error) => setError('name', { message: error.message }),
  })
  return (
    <Stack as="section" gap="4" aria-labelledby="add-person">
      <Heading as="h2" size="lg" id="add-person">
        Add a person
      </Heading>
      <form onSubmit={handleSubmit((person) => adding.mutate(person))} noValidate>
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
                ['staff', 'Staff: all but people and erasing'],
                ['owner', 'Owner'],
              ]}
            />
          </Field.Root>
          <Button colorPalette="accent" type="submit" size="lg" loading={adding.isPending} marginTop={{ md: '6' }}>
            Make a link
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
