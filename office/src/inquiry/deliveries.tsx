import { Badge, Heading, HStack, List, Stack, Text } from '@chakra-ui/react'
import { timeText } from '../../contract/date-texts.ts'
import type { InquiryDelivery, InquiryReceipt, OfficeInquiry } from '../../contract/inquiries.ts'
import { type InquiryStepName, useInquiryStep } from '../inquiries/use-inquiry-step.ts'
import { SteadyButton } from '../parts/steady-button.tsx'

type State = readonly [words: string, color: string]

const STATES: Readonly<Record<InquiryDelivery['state'], State>> = {
  waiting: ['Waiting', 'orange'],
  delivered: ['Delivered', 'green'],
  refused: ['Refused', 'red'],
  'given-up': ['Stopped', 'gray'],
  'held-back': ['Held back', 'gray'],
  reported: ['Held back, you were told', 'gray'],
}

const RECEIPT_STATES: Readonly<Record<InquiryReceipt['state'], State>> = {
  waiting: ['Waiting', 'orange'],
  sent: ['Sent', 'green'],
  'not-sent': ['Not sent', 'gray'],
}

/** The recipients of the inquiry, and what each has answered. */
export function Deliveries({ inquiry }: { inquiry: OfficeInquiry }) {
  const { deliveries, receipt, message, suspected } = inquiry
  const isOpen = deliveries.some(({ state }) => state === 'waiting' || state === 'refused')
  return (
    <Stack as="section" gap="3" aria-labelledby="deliveries">
      <Heading as="h2" size="lg" id="deliveries">
        Deliveries
      </Heading>
      {message && !suspected && deliveries.length > 0 && (
        <HStack wrap="wrap" gap="3">
          <StepButton inquiry={inquiry} step="sent-again" isOffered>
            Send again
          </StepButton>
          <StepButton inquiry={inquiry} step="given-up" isOffered={isOpen}>
            Give up
          </StepButton>
        </HStack>
      )}
      {deliveries.length === 0 && <Text color="fg.muted">It’s only here in the office.</Text>}
      <List.Root variant="plain" gap="3">
        {deliveries.map((delivery) => (
          <Row
            key={delivery.sink}
            name={sinkName(delivery.sink)}
            state={STATES[delivery.state]}
            facts={factsOf(delivery)}
          />
        ))}
        {receipt && (
          <Row name="Automatic reply" state={RECEIPT_STATES[receipt.state]} facts={receiptFactsOf(receipt)} />
        )}
      </List.Root>
    </Stack>
  )
}

function Row({ name, state: [words, color], facts }: { name: string; state: State; facts: readonly string[] }) {
  return (
    <List.Item display="block">
      <HStack wrap="wrap">
        <Text overflowWrap="anywhere">{name}</Text>
        <Badge colorPalette={color}>{words}</Badge>
      </HStack>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {facts.join(', ')}
      </Text>
    </List.Item>
  )
}

type StepButtonProps = { inquiry: OfficeInquiry; step: InquiryStepName; isOffered: boolean; children: string }

function StepButton({ inquiry, step, isOffered, children }: StepButtonProps) {
  const { id, reference, message } = inquiry
  const taking = useInquiryStep({ id, name: message?.name ?? reference })
  return (
    <SteadyButton
      variant="outline"
      minHeight="11"
      isOffered={isOffered && !taking.isPending}
      onClick={() => taking.mutate({ step })}
    >
      {children}
    </SteadyButton>
  )
}

/** The server calls a recipient "email sales@example.com". */
const sinkName = (sink: string) =>
  sink
    .replace(/^email /, 'Email to ')
    .replace(/^adf /, 'CRM ')
    .replace(/^webhook$/, 'Webhook')

const attemptsText = (attempts: number) =>
  attempts === 0 ? 'not tried yet' : attempts === 1 ? '1 attempt' : `${attempts} attempts`

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
    attemptsText(attempts),
  ]
}

const receiptFactsOf = ({ at, attempts, answer, lastError }: InquiryReceipt): string[] => [
  timeText(at),
  ...(answer ? [`answer ${answer}`] : []),
  ...(lastError ? [lastError] : []),
  ...(attempts > 0 ? [attemptsText(attempts)] : []),
]
