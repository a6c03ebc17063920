import { Badge, Button, Heading, HStack, List, Stack, Text } from '@chakra-ui/react'
import type { InquiryDelivery, OfficeInquiry } from '../../contract/inquiries.ts'
import { useInquiryStep } from '../inquiries/inquiries.ts'
import { timeText } from '../inquiries/words.ts'

const STATES: Readonly<Record<InquiryDelivery['state'], readonly [words: string, color: string]>> = {
  waiting: ['Waiting', 'orange'],
  delivered: ['Delivered', 'green'],
  refused: ['Refused', 'red'],
  'given-up': ['Given up', 'gray'],
  'held-back': ['Held back', 'gray'],
  reported: ['Held back, and said so', 'gray'],
}

/** Where the inquiry went, and what each recipient said to it. */
export function Deliveries({ inquiry }: { inquiry: OfficeInquiry }) {
  const { id, reference, deliveries, message, suspected } = inquiry
  const taking = useInquiryStep({ id, name: message?.name ?? reference })
  const isOpen = deliveries.some(({ state }) => state === 'waiting' || state === 'refused')
  return (
    <Stack as="section" gap="3" aria-labelledby="deliveries">
      <Heading as="h2" size="lg" id="deliveries">
        Deliveries
      </Heading>
      {deliveries.length === 0 && <Text color="fg.muted">It is kept here only.</Text>}
      <List.Root variant="plain" gap="3">
        {deliveries.map((delivery) => (
          <List.Item key={delivery.sink} display="block">
            <HStack wrap="wrap">
              <Text overflowWrap="anywhere">{sinkName(delivery.sink)}</Text>
              <Badge colorPalette={STATES[delivery.state][1]}>{STATES[delivery.state][0]}</Badge>
            </HStack>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {factsOf(delivery).join(', ')}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      {message && !suspected && deliveries.length > 0 && (
        <HStack wrap="wrap" gap="3">
          <Button
            variant="outline"
            minHeight="11"
            onClick={() => taking.mutate({ step: 'send-again' })}
            loading={taking.isPending}
          >
            Send again
          </Button>
          {isOpen && (
            <Button
              variant="outline"
              minHeight="11"
              onClick={() => taking.mutate({ step: 'give-up' })}
              loading={taking.isPending}
            >
              Give up
            </Button>
          )}
        </HStack>
      )}
    </Stack>
  )
}

/** "email sales@example.com" is what the server calls it. */
const sinkName = (sink: string) =>
  sink
    .replace(/^email /, 'Mail to ')
    .replace(/^adf /, 'Customer system ')
    .replace(/^webhook$/, 'Webhook')

function factsOf({
  sink,
  attempts,
  dueAt,
  deliveredAt,
  deliveredTo = '',
  answer,
  lastError,
  summaryAt,
}: InquiryDelivery): string[] {
  const to = deliveredTo && !sink.includes(deliveredTo.toLowerCase()) ? ` to ${deliveredTo}` : ''
  return [
    ...(deliveredAt ? [`${timeText(deliveredAt)}${to}`] : []),
    ...(answer ? [`answer ${answer}`] : []),
    ...(lastError ? [`last error ${lastError}`] : []),
    ...(summaryAt ? [`sent without its text ${timeText(summaryAt)}`] : []),
    ...(dueAt && attempts > 0 ? [`next try ${timeText(dueAt)}`] : []),
    attempts === 0 ? 'not tried yet' : attempts === 1 ? '1 attempt' : `${attempts} attempts`,
  ]
}
