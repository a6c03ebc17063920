import { Badge, Button, HStack, List, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fullTimeText } from '../../contract/date-texts.ts'
import type { Colleague } from '../../contract/people.ts'
import { Question } from '../parts/question.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { useInvite, useRemove } from './people.ts'

/** `seenAt` is only known while the person is signed in. */
function devicesText({ passkeys, seenAt }: Colleague): string {
  if (passkeys === 0) return 'No device: needs a link to sign in'
  const seen = seenAt ? `Last seen ${fullTimeText(seenAt)}` : 'Not signed in'
  return `${seen}, ${passkeys === 1 ? '1 device' : `${passkeys} devices`}`
}

/** @param canChange whether to show the buttons that only an owner has */
export function PersonRow({ person, canChange }: { person: Colleague; canChange: boolean }) {
  const inviting = useInvite(person.id)
  return (
    <List.Item display="flex" flexWrap="wrap" gap="3" alignItems="center" borderBottomWidth="1px" paddingBottom="3">
      <Stack gap="0" flex="1" minWidth="48">
        <HStack>
          <Text fontWeight="semibold">{person.name}</Text>
          <Badge>{person.role === 'owner' ? 'Owner' : 'Staff'}</Badge>
        </HStack>
        <Text color="fg.muted" textStyle="sm">
          {devicesText(person)}
        </Text>
      </Stack>
      {canChange && (
        <HStack wrap="wrap">
          <SteadyButton
            variant="outline"
            minHeight="11"
            onClick={() => inviting.mutate()}
            isWorking={inviting.isPending}
            aria-label={`Add a device for ${person.name}`}
          >
            Add a device
          </SteadyButton>
          <RemoveButtons person={person} />
        </HStack>
      )}
      {inviting.data && <InvitationLink key={inviting.data.url} invitation={inviting.data} />}
    </List.Item>
  )
}

function RemoveButtons({ person: { id, name, passkeys } }: { person: Colleague }) {
  const [asked, setAsked] = useState<'person' | 'devices'>()
  const removing = useRemove(id, name)
  const close = () => setAsked(undefined)
  return (
    <>
      {passkeys > 0 && (
        <Button
          variant="outline"
          minHeight="11"
          onClick={() => setAsked('devices')}
          aria-label={`Remove devices of ${name}`}
        >
          Remove devices
        </Button>
      )}
      <Button variant="outline" minHeight="11" onClick={() => setAsked('person')} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      {asked && (
        <Question
          title={asked === 'devices' ? `Remove ${name}’s devices?` : `Remove ${name}?`}
          yes="Remove"
          onYes={() => removing.mutate(asked, { onSettled: close })}
          onNo={close}
          isPending={removing.isPending}
        >
          {asked === 'devices'
            ? `Lost phone? This signs ${name} out everywhere. ${name} needs a new link to sign in again.`
            : `${name} is signed out and can’t sign in anymore. What ${name} changed stays in the history.`}
        </Question>
      )}
    </>
  )
}
