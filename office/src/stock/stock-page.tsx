import { Box, Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OfficeUnit } from '../../contract/stock.ts'
import { FROM_LIST } from '../parts/back-link.tsx'
import { useDownload } from '../parts/download.ts'
import { LongList } from '../parts/long-list.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { useScreenQuery } from '../parts/screen-query.ts'
import { SearchField } from '../parts/search-field.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { useShownBefore } from '../parts/steady-rows.ts'
import { useUnsavedUnits } from './field-drafts.ts'
import { Live } from './live.tsx'
import { UnitRow } from './unit-row.tsx'
import { useUnits } from './units.ts'

type Shown = { name: string; has: (unit: OfficeUnit) => boolean; none: string }

const SHOWN: Readonly<Record<string, Shown>> = {
  listed: { name: 'On the site', has: ({ isListed }) => isListed, none: 'No carts on the site.' },
  draft: {
    name: 'Not online yet',
    has: ({ fields, goneAt }) => fields['status'] === 'draft' && !goneAt,
    none: 'New carts show up here until you choose a status.',
  },
  sold: {
    name: 'Sold',
    has: ({ fields, goneAt }) => fields['status'] === 'sold' && !goneAt,
    none: 'Carts you’ve sold show up here.',
  },
  gone: {
    name: 'Off the list',
    has: ({ goneAt }) => goneAt !== undefined,
    none: 'Carts you take off the list show up here.',
  },
  lacking: { name: 'Missing info', has: lacksForCustomers, none: 'Every cart has what customers ask about.' },
}

function lacksForCustomers({ isListed, lacks }: OfficeUnit) {
  return isListed && lacks.some((lack) => lack.for === 'customers')
}

const SEARCHED = ['name', 'stockNumber', 'serial', 'brand', 'year', 'place', 'colors', 'condition', 'status']

const isFound = ({ fields }: OfficeUnit, words: readonly string[]) => {
  const text = SEARCHED.map((field) => fields[field] ?? '')
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

export function StockPage() {
  const { data: units, error } = useUnits()
  const download = useDownload('/api/export.csv', 'stock.csv')
  const { query, setQuery, set } = useScreenQuery()
  const search = query.get('search') ?? ''
  const shownParam = query.get('shown') ?? ''
  const shown = Object.hasOwn(SHOWN, shownParam) ? shownParam : 'listed'

  // Deferred, so that the search field shows each letter at once.
  const words = useDeferredValue(search).toLowerCase().split(/\s+/).filter(Boolean)
  const unsaved = useUnsavedUnits()
  const shownBefore = useShownBefore(`${shown} ${words.join(' ')}`)
  const isKept = ({ id }: OfficeUnit) => unsaved.has(id) || shownBefore.has(id)
  const isAsked = (unit: OfficeUnit) => SHOWN[shown]?.has(unit) && isFound(unit, words)
  const found = units?.filter(isAsked)
  const rows = units?.filter((unit) => isAsked(unit) || isKept(unit)) ?? []
  for (const { id } of rows) shownBefore.add(id)

  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <PageHeading>Stock</PageHeading>
        <HStack>
          <Button asChild variant="outline" size="lg">
            <RouterLink to="/stock/import" state={FROM_LIST}>
              Import
            </RouterLink>
          </Button>
          <SteadyButton variant="outline" size="lg" onClick={() => download.mutate()} isWorking={download.isPending}>
            Export
          </SteadyButton>
        </HStack>
      </Flex>
      <Live />
      <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
        <SearchField
          aria-label="Search the stock"
          placeholder="Name, stock number, serial number"
          value={search}
          onSearch={(text) => set('search', text)}
        />
        <Box width={{ base: 'full', md: '64' }}>
          <Select
            aria-label="Which carts"
            value={shown}
            onChange={({ currentTarget }) => set('shown', currentTarget.value)}
            options={Object.entries(SHOWN).map(([key, { name }]) => [key, name])}
          />
        </Box>
      </Flex>
      {!found && !error && <Skeleton height="64" />}
      {!found && error && <Text role="alert">{error.message}</Text>}
      {found && (
        <>
          <Flex columnGap="4" wrap="wrap" justify="space-between" color="fg.muted">
            <Text role="status">{found.length === 1 ? '1 cart' : `${found.length.toLocaleString('en-US')} carts`}</Text>
            {rows.length > 0 && <Text>A price saves when you leave the field.</Text>}
          </Flex>
          {rows.length === 0 && (
            <Nothing
              words={search ? undefined : SHOWN[shown]?.none}
              notFound="No carts match your search."
              showAll="Show all on the site"
              onShowAll={() => setQuery({}, { replace: true })}
            />
          )}
          <LongList rows={rows} idOf={({ id }) => id} isHeld={({ id }) => unsaved.has(id)}>
            {(unit) => <UnitRow unit={unit} />}
          </LongList>
        </>
      )}
    </Stack>
  )
}
