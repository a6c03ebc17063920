import { Button, Heading, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { hoursPlaces } from '../../../src/content/hours-places.ts'
import { useFocusAfterRemoval } from '../parts/focus-after-removal.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { dayText, type HoursEntry, type NoticeEntry, timeText, useDays, useRemoveEntry } from './days.ts'
import { HoursForm } from './hours-form.tsx'
import { NoticeForm } from './notice-form.tsx'

/** Closed days, other hours for a day, and notices. The site follows within seconds. */
export function DaysPage() {
  const { data, error } = useDays()
  return (
    <Stack gap="10">
      <PageHeading>Hours and notices</PageHeading>
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="40" />)}
      {data && (
        <>
          <Section title="Closed days and other hours" none="No special hours." count={data.hours.length}>
            {data.hours.map((entry) => (
              <HoursRow key={entry.id} entry={entry} />
            ))}
          </Section>
          <HoursForm />
          <Section title="Notices" none="No notice is on the site." count={data.notices.length}>
            {data.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </Section>
          <NoticeForm />
        </>
      )}
    </Stack>
  )
}

function Section({
  title,
  none,
  count,
  children,
}: {
  title: string
  none: string
  count: number
  children: ReactNode
}) {
  const heading = useFocusAfterRemoval(count)
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {count === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <List.Root variant="plain" gap="3">
          {children}
        </List.Root>
      )}
    </Stack>
  )
}

function HoursRow({ entry }: { entry: HoursEntry }) {
  const hours = entry.hours ? `${timeText(entry.hours.opens)} to ${timeText(entry.hours.closes)}` : 'Closed'
  return (
    <Row entry={entry} name={dayText(entry.day)}>
      <Text fontWeight="semibold">{dayText(entry.day)}</Text>
      <Text>{[hours, hoursPlaces[entry.place] ?? entry.place, entry.reason].filter(Boolean).join(', ')}</Text>
    </Row>
  )
}

function NoticeRow({ notice }: { notice: NoticeEntry }) {
  return (
    <Row entry={notice} name={`notice “${notice.text}”`}>
      <Text fontWeight="semibold">{notice.text}</Text>
      <Text>
        {notice.from === notice.to ? dayText(notice.from) : `${dayText(notice.from)} to ${dayText(notice.to)}`}
      </Text>
    </Row>
  )
}

type RowProps = { entry: HoursEntry | NoticeEntry; name: string; children: ReactNode }

function Row({ entry, name, children }: RowProps) {
  const removing = useRemoveEntry()
  return (
    <List.Item display="flex" flexWrap="wrap" gap="3" alignItems="center" borderBottomWidth="1px" paddingBottom="3">
      <Stack gap="0" flex="1" minWidth="56">
        {children}
        <Text color="fg.muted" textStyle="sm">
          Set by {entry.setBy}
        </Text>
      </Stack>
      <Button
        variant="outline"
        minHeight="11"
        aria-label={`Remove ${name}`}
        onClick={() => removing.mutate(entry)}
        loading={removing.isPending}
      >
        Remove
      </Button>
    </List.Item>
  )
}
