import { Button, Flex } from '@chakra-ui/react'
import type { OfficeInquiry } from '../../contract/inquiries.ts'
import { useInquiryStep } from '../inquiries/use-inquiry-step.ts'
import { SteadyButton } from '../parts/steady-button.tsx'
import { callLink, mailLink, subjectOf, textLink } from './reply-links.ts'

type RepliesProps = {
  inquiry: OfficeInquiry
  message: NonNullable<OfficeInquiry['message']>
  person: string
}

/** Ways to reply. The one that the customer asked for comes first. On a phone they are at the bottom of the screen. */
export function Replies({ inquiry, message, person }: RepliesProps) {
  const { email, phone, contactBy, name } = message
  const taking = useInquiryStep({ id: inquiry.id, name })
  const canAnswer = inquiry.state === 'new' && !inquiry.suspected
  const subject = subjectOf(inquiry, person)
  const ways = [
    { way: 'call', name: 'Call', href: callLink(phone) },
    { way: 'email', name: 'Email', href: mailLink(email, subject) },
    { way: 'text', name: 'Text', href: textLink(phone, subject) },
  ].sort((a, b) => Number(b.way === contactBy) - Number(a.way === contactBy))
  return (
    <Flex
      gap="2"
      position={{ base: 'fixed', md: 'static' }}
      insetX="0"
      bottom="calc(3.5rem + env(safe-area-inset-bottom))"
      padding={{ base: '2', md: '0' }}
      zIndex="docked"
      background={{ base: 'bg.panel', md: 'transparent' }}
      borderTopWidth={{ base: '1px', md: '0' }}
    >
      {ways.map(({ way, name: word, href }) => (
        <Button
          key={way}
          asChild
          size="lg"
          paddingX="4"
          flex={{ base: '1', md: 'none' }}
          variant="outline"
          {...(way === contactBy && { colorPalette: 'accent', borderColor: 'accent.solid' })}
        >
          <a href={href}>{word}</a>
        </Button>
      ))}
      <SteadyButton
        colorPalette="accent"
        size="lg"
        paddingX="4"
        flex={{ base: '1.4', md: 'none' }}
        minWidth={{ md: '48' }}
        isOffered={canAnswer && !taking.isPending}
        // On two lines on a phone.
        textStyle={{ base: 'sm', md: 'md' }}
        whiteSpace="normal"
        onClick={() => taking.mutate({ step: 'answered' })}
      >
        {inquiry.answered ? 'Answered' : 'Mark as answered'}
      </SteadyButton>
    </Flex>
  )
}
