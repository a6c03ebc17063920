import { Badge, Flex, Grid, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { timeText } from '../../contract/date-texts.ts'
import type { InquiryRow as Row } from '../../contract/inquiries.ts'
import { FROM_LIST } from '../parts/back-link.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { addressOfInquiry } from './inquiries.ts'
import { StatusBadge } from './status-badge.tsx'
import { useInquiryStep } from './use-inquiry-step.ts'
import { kindName } from './words.ts'

type InquiryRowProps = {
  inquiry: Row
  /** Called with the inquiry after it was marked as answered. */
  onAnswered: (inquiry: Row) => void
}

/** An inquiry in the list. A press anywhere in the row opens it. Memoized: typing in the search renders no unchanged row. */
export const InquiryRow = memo(function InquiryRow({ inquiry, onAnswered }: InquiryRowProps) {
  const { id, name, kind, about, seller, begins, receivedAt, state, suspected, isRefused } = inquiry
  const answering = useInquiryStep(inquiry, ({ state, waitedMs, isLate, answered }) =>
    onAnswered({ ...inquiry, state, waitedMs, isLate, answered }),
  )
  const canAnswer = state === 'new' && !suspected
  return (
    <LinkBox borderBottomWidth="1px" paddingY="3" opacity={answering.isPending ? 0.6 : 1}>
      <Grid
        templateAreas={{
          base: '"who who time" "about about about" "text text text" "status action action"',
          lg: '"time who text status action" "time about text status action"',
        }}
        templateColumns={{ base: '1fr auto auto', lg: '120px 220px 1fr 180px 150px' }}
        columnGap={{ base: '3', lg: '6' }}
        rowGap={{ base: '1.5', lg: '0' }}
        alignItems="center"
      >
        <LinkOverlay
          asChild
          gridArea="who"
          alignSelf={{ base: 'baseline', lg: 'end' }}
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          <RouterLink to={addressOfInquiry(id)} state={FROM_LIST}>
            {name}
          </RouterLink>
        </LinkOverlay>
        <Text gridArea="about" alignSelf="start" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {[kindName(kind), about, seller && `taken by ${seller}`].filter(Boolean).join(', ')}
        </Text>
        <Text
          gridArea="time"
          textAlign={{ base: 'end', lg: 'start' }}
          alignSelf={{ base: 'baseline', lg: 'center' }}
          color="fg.muted"
          textStyle="sm"
        >
          {timeText(receivedAt)}
        </Text>
        <Text gridArea="text" lineClamp="2" overflowWrap="anywhere">
          {begins}
        </Text>
        <Flex gridArea="status" gap="2" wrap="wrap">
          <StatusBadge inquiry={inquiry} />
          {isRefused && (
            <Badge colorPalette="red" size="md">
              Not delivered
            </Badge>
          )}
        </Flex>
        {(canAnswer || !answering.isIdle) && (
          <SteadyButton
            gridArea="action"
            justifySelf="end"
            variant="outline"
            minHeight="11"
            minWidth="36"
            zIndex="1"
            aria-label={canAnswer ? `Mark as answered: ${name}` : `Answered: ${name}`}
            isOffered={canAnswer && !answering.isPending}
            onClick={() => answering.mutate({ step: 'answered' })}
          >
            {canAnswer ? 'Mark as answered' : 'Answered'}
          </SteadyButton>
        )}
      </Grid>
    </LinkBox>
  )
})
