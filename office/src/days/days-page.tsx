import { Heading, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { hoursPlaces } from '../../../src/content/hours-places.ts'
import { dayText } from '../../contract/date-texts.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { type HoursEntry, type NoticeEntry, openingText, useDays, useRemoveEntry } from './days.ts'
import { HoursForm } from './hours-form.tsx'
import { NoticeForm } from './notice-form.tsx'

/** Closed days, other hours for a day, and notices. The site follows within seconds. */
export function DaysPage() {
  const { data, error } = useDays()
  const [removed, setRemoved] = useState<readonly Entry[]>([])
  const rowOf = (entry: Entry) => ({
    isRemoved: removed.some(({ id }) => id === entry.id),
    onRemoved: () => setRemoved((before) => [...before, entry]),
    onRestored: () => setRemoved((before) => before.filter(({ id }) => id !== entry.id)),
  })
  const hours =
    data &&
    withRemoved(
      data.hours,
      removed.filter((entry) => 'day' in entry),
    )
  const notices =
    data &&
    withRemoved(
      data.notices,
      removed.filter((entry) => 'text' in entry),
    )
  return (
    <Stack gap="10">
      <PageHeading>Hours and notices</PageHeading>
      {!data && (error ? <Text role="alert">{error.message}</Text> : <Skeleton height="40" />)}
      {hours && notices && (
        <>
          <Section title="Closed days and special hours" none="No special hours." count={hours.length}>
            {hours.map((entry) => (
              <HoursRow key={entry.id} entry={entry} {...rowOf(entry)} />
            ))}
          </Section>
          <HoursForm />
          <Section title="Notices" none="No notices." count={notices.length}>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} entry={notice} {...rowOf(notice)} />
            ))}
          </Section>
          <NoticeForm />
        </>
      )}
    </Stack>
  )
}

/** Removed entries stay in the list: otherwise the next entry would move under the finger, and a second tap would remove it. */
function withRemoved<Kind extends Entry>(entries: readonly Kind[], removed: readonly Kind[]): readonly Kind[] {
  const ids = new Set(entries.map(({ id }) => id))
  return [...entries, ...removed.filter(({ id }) => !ids.has(id))].sort((a, b) =>
    firstDay(a).localeCompare(firstDay(b)),
  )
}

const firstDay = (entry: Entry) => ('day' in entry ? entry.day : entry.from)

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
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" size="lg">
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

type Entry = HoursEntry | NoticeEntry

type RowState = { isRemoved: boolean; onRemoved: () => void; onRestored: () => void }

function HoursRow({ entry, ...state }: RowState & { entry: HoursEntry }) {
  const hours = entry.hours ? `${openingText(entry.hours.opens)} to ${openingText(entry.hours.closes)}` : 'Closed'
  return (
    <Row entry={entry} name={dayText(entry.day)} {...state}>
      <Text fontWeight="semibold">{dayText(entry.day)}</Text>
      <Text>{[hours, hoursPlaces[entry.place] ?? entry.place, entry.reason].filter(Boolean).join(', ')}</Text>
    </Row>
  )
}

function NoticeRow({ entry: notice, ...state }: RowState & { entry: NoticeEntry }) {
  return (
    <Row entry={notice} name={`notice “${notice.text}”`} {...state}>
      <Text fontWeight="semibold">{notice.text}</Text>
      <Text>
        {notice.from === notice.to ? dayText(notice.from) : `${dayText(notice.from)} to ${dayText(notice.to)}`}
      </Text>
    </Row>
  )
}

type RowProps = RowState & { entry: Entry; name: string; children: ReactNode }

function Row({ entry, name, children, isRemoved, ...events }: RowProps) {
  const removing = useRemoveEntry(events)
  return (
    <List.Item display="flex" flexWrap="wrap" gap="3" alignItems="center" borderBottomWidth="1px" paddingBottom="3">
      <Stack gap="0" flex="1" minWidth="56" opacity={isRemoved ? 0.5 : 1}>
        {children}
        <Text color="fg.muted" textStyle="sm">
          Set by {entry.setBy}
        </Text>
      </Stack>
      <SteadyButton
        variant="outline"
        minHeight="11"
        minWidth="28"
        aria-label={isRemoved ? `Removed ${name}` : `Remove ${name}`}
        isOffered={!isRemoved && !removing.isPending}
        onClick={() => removing.mutate(entry)}
      >
        {isRemoved ? 'Removed' : 'Remove'}
      </SteadyButton>
    </List.Item>
  )
}
