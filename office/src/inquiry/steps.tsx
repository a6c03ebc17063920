import { Heading, List, Stack, Text } from '@chakra-ui/react'
import { timeText } from '../../contract/date-texts.ts'
import type { InquiryStep, OfficeInquiry } from '../../contract/inquiries.ts'

const WORDS: Readonly<Record<InquiryStep['step'], string>> = {
  answered: 'marked it as answered',
  closed: 'closed it',
  reopened: 'reopened it',
  'sent-again': 'sent it again',
  'given-up': 'stopped delivery',
  delivered: 'marked it as not spam',
  erased: 'erased it',
}

/** The steps that people took with an inquiry, the newest first. */
export function Steps({ inquiry }: { inquiry: OfficeInquiry }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="history">
      <Heading as="h2" size="lg" id="history">
        History
      </Heading>
      <List.Root variant="plain" gap="2">
        {inquiry.steps.map(({ at, who, step }) => (
          <List.Item key={`${at} ${step}`} display="block">
            {who} {WORDS[step]}
            <Text as="span" color="fg.muted">
              , {timeText(at)}
            </Text>
          </List.Item>
        ))}
        <List.Item display="block">
          Received
          <Text as="span" color="fg.muted">
            , {timeText(inquiry.receivedAt)}
          </Text>
        </List.Item>
      </List.Root>
    </Stack>
  )
}
