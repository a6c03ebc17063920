import { Alert, Card, Heading, Stack, Text } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Person } from '../../contract/people.ts'
import { SESSION } from '../api/session.ts'
import { SteadyButton } from '../parts/steady-button.tsx'
import { isDeclined } from './passkey.ts'

type EntranceProps = {
  title: string
  children: ReactNode
  button: string
  /** Asks the browser for a passkey. */
  enter: () => Promise<Person>
  onEntered?: () => void
}

/** A page with the card below. */
export function Entrance(properties: EntranceProps) {
  return (
    <Stack as="main" align="center" paddingX="4" paddingY="16">
      <Card.Root width="full" maxWidth="sm">
        <Card.Body>
          <EntranceForm {...properties} />
        </Card.Body>
      </Card.Root>
    </Stack>
  )
}

/** One button. The device then asks for a fingerprint, a face or a PIN. */
export function EntranceForm({ title, children, button, enter, onEntered }: EntranceProps) {
  const client = useQueryClient()
  const entering = useMutation({
    mutationFn: enter,
    onSuccess: async (person) => {
      // An answer to an earlier request would say that the person is not signed in.
      await client.cancelQueries({ queryKey: SESSION })
      client.setQueryData(SESSION, person)
      onEntered?.()
      await client.invalidateQueries()
    },
  })
  return (
    <Stack gap="5">
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      <Text color="fg.muted">{children}</Text>
      {entering.error && (
        <Alert.Root status={isDeclined(entering.error) ? 'info' : 'error'} role="alert">
          <Alert.Indicator />
          <Alert.Title>
            {isDeclined(entering.error)
              ? 'No passkey was used. Press the button to try again.'
              : entering.error.message}
          </Alert.Title>
        </Alert.Root>
      )}
      <SteadyButton colorPalette="accent" size="lg" onClick={() => entering.mutate()} isWorking={entering.isPending}>
        {button}
      </SteadyButton>
    </Stack>
  )
}
