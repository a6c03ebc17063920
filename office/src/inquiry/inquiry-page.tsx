import { Alert, DataList, Grid, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { timeText } from '../../contract/date-texts.ts'
import type { OfficeInquiry } from '../../contract/inquiries.ts'
import { RefusedError } from '../api/request.ts'
import { usePerson } from '../api/session.ts'
import { addressOfInquiry, useInquiry } from '../inquiries/inquiries.ts'
import { StatusBadge } from '../inquiries/status-badge.tsx'
import { useInquiryStep } from '../inquiries/use-inquiry-step.ts'
import { kindName } from '../inquiries/words.ts'
import { BackLink } from '../parts/back-link.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { Deliveries } from './deliveries.tsx'
import { EraseButton } from './erase-button.tsx'
import { Replies } from './replies.tsx'
import { Steps } from './steps.tsx'

export function InquiryPage() {
  const { id = '' } = useParams()
  const { data: inquiry, error } = useInquiry(id)
  return (
    <Stack gap="3" paddingBottom={{ base: '16', md: '0' }}>
      <BackLink to="/inquiries">All inquiries</BackLink>
      {!inquiry && !error && <Skeleton height="96" aria-label="Loading" />}
      {!inquiry && error && (isMissing(error) ? <Missing /> : <Text role="alert">{error.message}</Text>)}
      {inquiry && <InquiryDetails key={inquiry.id} inquiry={inquiry} />}
    </Stack>
  )
}

const isMissing = (error: Error) => error instanceof RefusedError && error.status === 404

function Missing() {
  return (
    <>
      <PageHeading>Inquiry not found</PageHeading>
      <Text>Part of the link is missing.</Text>
    </>
  )
}

function InquiryDetails({ inquiry }: { inquiry: OfficeInquiry }) {
  const { reference, receivedAt, message, suspected } = inquiry
  // The button keeps its room after the press, so that the content below does not move.
  const [wasSuspected] = useState(suspected)
  return (
    <Stack gap="6">
      <Stack gap="2">
        <PageHeading>{message?.name ?? 'Erased'}</PageHeading>
        <Text color="fg.muted">
          {message && `${kindName(message.kind)}, `}
          {reference}, {timeText(receivedAt)}
        </Text>
        {message && <StatusBadge inquiry={inquiry} size="lg" />}
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap={{ base: '6', lg: '12' }} alignItems="start">
        <Stack gap="6" minWidth="0">
          {wasSuspected && message && <HeldBack inquiry={inquiry} />}
          <Links inquiry={inquiry} />
          {message ? <Message inquiry={inquiry} message={message} /> : <Text>What this person wrote was erased.</Text>}
        </Stack>
        <Stack gap="8" minWidth="0">
          <Rest inquiry={inquiry} />
          <Deliveries inquiry={inquiry} />
          <Steps inquiry={inquiry} />
        </Stack>
      </Grid>
    </Stack>
  )
}

function HeldBack({ inquiry }: { inquiry: OfficeInquiry }) {
  const taking = useInquiryStep({ id: inquiry.id, name: inquiry.message?.name ?? inquiry.reference })
  return (
    <Alert.Root status={inquiry.suspected ? 'warning' : 'success'} alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="48">
        {inquiry.suspected
          ? 'This looks like spam. A hidden field was filled in, so we didn’t deliver it.'
          : 'Not spam. We’re delivering it.'}
      </Alert.Title>
      <SteadyButton
        size="lg"
        variant="outline"
        isOffered={inquiry.suspected && !taking.isPending}
        onClick={() => taking.mutate({ step: 'delivered' })}
      >
        It’s not spam
      </SteadyButton>
    </Alert.Root>
  )
}

/** The inquiries that it replaces, and the one that replaces it. */
function Links({ inquiry: { replaces, replacedBy } }: { inquiry: OfficeInquiry }) {
  const links = [
    ...replacedBy.map((link) => ['The customer sent a newer version: ', link] as const),
    ...(replaces ? [['It replaces ', replaces] as const] : []),
  ]
  return links.map(([words, { id, reference }]) => (
    <Alert.Root key={id} status="info">
      <Alert.Indicator />
      <Alert.Title>
        {words}
        {reference ? (
          <Link asChild variant="underline">
            <RouterLink to={addressOfInquiry(id)}>{reference}</RouterLink>
          </Link>
        ) : (
          'a message we never got'
        )}
        .
      </Alert.Title>
    </Alert.Root>
  ))
}

function Message({ inquiry, message }: { inquiry: OfficeInquiry; message: NonNullable<OfficeInquiry['message']> }) {
  const { name } = usePerson()
  const { vehicle, writtenAt, receivedAt } = inquiry
  // A device that was offline sends the inquiry later than the customer wrote it.
  const isLaterSent = writtenAt && timeText(writtenAt) !== timeText(receivedAt)
  return (
    <>
      <Replies inquiry={inquiry} message={message} person={name} />
      <Text
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textStyle="lg"
        background="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        padding="4"
      >
        {message.text}
      </Text>
      <DataList.Root orientation="horizontal" size="lg" gap="3">
        <Item label="Cart">
          {vehicle?.isInStock ? (
            <Link asChild variant="underline">
              <RouterLink to={`/stock/${encodeURIComponent(vehicle.id)}`}>{vehicle.name}</RouterLink>
            </Link>
          ) : (
            vehicle && `${vehicle.name} (no longer in stock)`
          )}
        </Item>
        <Item label="Phone">{message.phone}</Item>
        <Item label="Email">{message.email}</Item>
        {message.details.map(({ label, text }) => (
          <Item key={label} label={label}>
            {text}
          </Item>
        ))}
        <Item label="Written">{isLaterSent && timeText(writtenAt)}</Item>
        <Item label="Also wrote">
          {inquiry.others.length > 0 && (
            <Stack gap="3">
              {inquiry.others.map(({ id, reference, receivedAt: at }) => (
                <Link key={id} asChild variant="underline">
                  <RouterLink to={addressOfInquiry(id)}>
                    {reference}, {timeText(at)}
                  </RouterLink>
                </Link>
              ))}
            </Stack>
          )}
        </Item>
      </DataList.Root>
    </>
  )
}

function Item({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth="24">{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere" whiteSpace="pre-wrap">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}

/** Rarely used actions. The buttons do not move, so that a second tap cannot press another one. */
function Rest({ inquiry }: { inquiry: OfficeInquiry }) {
  const { id, reference, state, message, closed, answered } = inquiry
  const { role } = usePerson()
  const taking = useInquiryStep({ id, name: message?.name ?? reference })
  const from = closed ? 'closed' : answered ? 'answered' : undefined
  return (
    <Stack gap="3" align={{ base: 'stretch', sm: 'start' }}>
      {message && (
        <>
          <SteadyButton
            variant="outline"
            size="lg"
            isOffered={state !== 'closed' && !taking.isPending}
            onClick={() => taking.mutate({ step: 'closed' })}
          >
            Close, no answer needed
          </SteadyButton>
          <SteadyButton
            variant="outline"
            size="lg"
            isOffered={from !== undefined && !taking.isPending}
            onClick={() => from && taking.mutate({ step: 'reopened', from })}
          >
            {from === 'answered' ? 'Mark as not answered' : 'Reopen'}
          </SteadyButton>
        </>
      )}
      {role === 'owner' && <EraseButton inquiry={inquiry} />}
    </Stack>
  )
}
