import { Button, Clipboard, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { timeText } from '../../contract/date-texts.ts'
import type { Invitation } from '../../contract/people.ts'
import { QrCode } from '../parts/qr-code.tsx'

/** The link of a new invitation. It gets the focus, so that a phone scrolls to it. */
export function InvitationLink({ invitation }: { invitation: Invitation }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={`${invitation.name}’s invitation`}
      gap="2"
      width="full"
      padding="4"
      borderWidth="1px"
      borderRadius="md"
      background="bg.panel"
    >
      <Text>
        Send this link to {invitation.name}, or point the new device’s camera at the code. It works once, until{' '}
        {timeText(invitation.expiresAt)}.
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
      <QrCode address={invitation.url} />
    </Stack>
  )
}
