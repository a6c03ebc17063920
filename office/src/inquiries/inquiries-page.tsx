import { Button, Flex, SegmentGroup, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useState } from 'react'
import type { Inquiries, InquiryRow as Row } from '../../contract/inquiries.ts'
import { LongList } from '../parts/long-list.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { useScreenQuery } from '../parts/screen-query.ts'
import { Filters } from './filters.tsx'
import { useInquiries } from './inquiries.ts'
import { InquiryRow } from './inquiry-row.tsx'
import { MoreMenu } from './more-menu.tsx'

/** How many rows are fetched at first, and how many more with each "Show more". A phone fetches all of them again after each change. */
const PORTION = 1_000

const STATES = [
  ['new', 'New'],
  ['late', 'Late'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
  ['all', 'All'],
] as const

/** The inquiries of customers, the newest first. */
export function InquiriesPage() {
  const { query, setQuery, set } = useScreenQuery()
  const isSpam = query.get('suspected') === 'true'
  // A person who searches for a customer does not know whether the inquiry was answered.
  const state = query.get('state') ?? (query.get('search') ? 'all' : 'new')
  const filter = new URLSearchParams({ ...Object.fromEntries(query), state }).toString()
  const { data, error } = useInquiries(filter)
  const [answered, setAnswered] = useState<Answered>({ filter, rows: [] })
  const keep = useCallback(
    (row: Row) => setAnswered((before) => ({ filter, rows: [...(before.filter === filter ? before.rows : []), row] })),
    [filter],
  )
  // Deferred, so that the search field shows each letter at once.
  const now = data && withAnswered(data.rows, answered.filter === filter ? answered.rows : [])
  const rows = useDeferredValue(now) ?? now
  const most = Number(query.get('most')) || PORTION
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <PageHeading>Inquiries</PageHeading>
        <MoreMenu />
      </Flex>
      {!isSpam && <States state={state} counts={data?.counts} set={set} />}
      <Filters query={query} choices={data?.choices} set={set} />
      {!data && !error && <Skeleton height="64" aria-label="Loading" />}
      {!data && error && <Text role="alert">{error.message}</Text>}
      {data && (
        <>
          <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" color="fg.muted">
            <Text role="status">
              {data.found === 1 ? '1 inquiry' : `${data.found.toLocaleString('en-US')} inquiries`}
              {isSpam ? ' held back as spam, not delivered' : ''}
              <Text as="span" hideBelow="md">
                . Wait times count showroom hours only.
              </Text>
            </Text>
            {(isSpam || data.counts.suspected > 0) && (
              <Button
                variant="plain"
                minHeight="11"
                paddingX="0"
                textDecoration="underline"
                onClick={() => set('suspected', isSpam ? '' : 'true')}
              >
                {isSpam ? '← Back to all' : `${data.counts.suspected} held back as spam`}
              </Button>
            )}
          </Flex>
          {rows?.length === 0 && (
            <Nothing
              words={hasFilters(query) || !Object.hasOwn(EMPTY, state) ? undefined : EMPTY[state]}
              notFound="No inquiries match your search or filters."
              showAll="Show all inquiries"
              onShowAll={() => setQuery({ state: 'all' }, { replace: true })}
            />
          )}
          <LongList rows={rows ?? []} idOf={({ id }) => id}>
            {(inquiry) => <InquiryRow inquiry={inquiry} onAnswered={keep} />}
          </LongList>
          {data.found > data.rows.length && (
            <Button variant="outline" size="lg" onClick={() => set('most', String(most + PORTION))}>
              Show {Math.min(PORTION, data.found - data.rows.length)} more
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}

/** The inquiries that were answered in the list while it had this filter. */
type Answered = { filter: string; rows: readonly Row[] }

/** Answered rows stay in the list: otherwise the next row would move under the finger, and a second tap would answer it. */
function withAnswered(rows: readonly Row[], answered: readonly Row[]): readonly Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  const kept = new Map(answered.filter(({ id }) => !ids.has(id)).map((row) => [row.id, row]))
  if (kept.size === 0) return rows
  return [...rows, ...kept.values()].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))
}

type Setter = (name: string, value: string) => void

type StatesProps = { state: string; counts: Inquiries['counts'] | undefined; set: Setter }

function States({ state, counts, set }: StatesProps) {
  const nameOf = (value: string, name: string) => {
    const count = value === 'new' ? counts?.new : value === 'late' ? counts?.late : undefined
    return count ? `${name} ${count}` : name
  }
  return (
    <SegmentGroup.Root
      value={state}
      onValueChange={({ value }) => set('state', value ?? '')}
      aria-label="Which inquiries"
      width={{ base: 'full', md: 'fit-content' }}
    >
      {STATES.map(([value, name]) => (
        <SegmentGroup.Item
          key={value}
          value={value}
          height="11"
          flex={{ base: 'auto', md: 'none' }}
          paddingX={{ base: '2', md: '5' }}
          _checked={{ background: 'bg.panel', fontWeight: 'semibold', boxShadow: 'sm', borderRadius: 'l2' }}
        >
          <SegmentGroup.ItemText>{nameOf(value, name)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}

const hasFilters = (query: URLSearchParams) => [...query.keys()].some((name) => name !== 'state' && name !== 'most')

const EMPTY: Readonly<Record<string, string>> = {
  new: 'Nobody’s waiting for an answer.',
  late: 'Nobody’s been waiting over an hour.',
  answered: 'Inquiries you’ve answered show up here.',
  closed: 'Closed inquiries show up here.',
  all: 'No inquiries yet.',
}
