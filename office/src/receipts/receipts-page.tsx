import { Alert, Heading, Skeleton, Stack, Switch, Text } from '@chakra-ui/react'
import { timeText } from '../../contract/date-texts.ts'
import type { ReceiptSettings } from '../../contract/receipts.ts'
import { usePerson } from '../api/session.ts'
import { BackLink } from '../parts/back-link.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { useReceipts, useSwitchReceipts } from './receipts.ts'

/** The automatic mail that tells a customer that the message has arrived. */
export function ReceiptsPage() {
  const { data, error } = useReceipts()
  return (
    <Stack gap="6" maxWidth="2xl">
      <Stack gap="2">
        <BackLink to="/inquiries">All inquiries</BackLink>
        <PageHeading>Automatic reply</PageHeading>
        <Text color="fg.muted">
          Each customer gets a short email saying you got the message. It doesn’t count as your answer, and it doesn’t
          quote the customer. At most one per address a day, none for spam.
        </Text>
      </Stack>
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="64" aria-label="Loading" />)}
      {data && <ReceiptSwitch receipts={data} />}
      {data && <Example mail={data.example} />}
    </Stack>
  )
}

function ReceiptSwitch({ receipts: { isOn, at, by, canSend } }: { receipts: ReceiptSettings }) {
  const { role } = usePerson()
  const switching = useSwitchReceipts()
  return (
    <Stack gap="3">
      {!canSend && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>Nothing goes out yet, because email isn’t set up. Your programmer sets SMTP_URL.</Alert.Title>
        </Alert.Root>
      )}
      <Switch.Root
        size="lg"
        colorPalette="accent"
        minHeight="11"
        checked={switching.isPending ? switching.variables : isOn}
        disabled={role !== 'owner'}
        onCheckedChange={({ checked }) => switching.isPending || switching.mutate(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Send the automatic reply</Switch.Label>
      </Switch.Root>
      <Text color="fg.muted" textStyle="sm">
        {at ? `Turned ${isOn ? 'on' : 'off'} by ${by}, ${timeText(at)}.` : 'It’s never been on.'}
        {role !== 'owner' && ' Only an owner can change it.'}
      </Text>
    </Stack>
  )
}

function Example({ mail: { subject, text } }: { mail: ReceiptSettings['example'] }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="example">
      <Heading as="h2" size="lg" id="example">
        What the customer gets
      </Heading>
      <Stack gap="3" background="bg.panel" borderWidth="1px" borderRadius="md" padding="4">
        <Text fontWeight="semibold">{subject}</Text>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </Stack>
    </Stack>
  )
}
