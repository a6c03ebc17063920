import { Alert, Button, Collapsible, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeUnit } from '../../contract/stock.ts'
import { request } from '../api/request.ts'
import { BackLink, useBackToList } from '../parts/back-link.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say, sayError } from '../parts/toaster.tsx'
import { Live } from '../stock/live.tsx'
import { changedUnitSchema, pathOfUnit, undoIn, useStockChanged, useUndo, useUnits } from '../stock/units.ts'
import { CopyButton } from './copy-button.tsx'
import { HistoryList } from './history-list.tsx'
import { Pictures } from './pictures.tsx'
import { UnitForm } from './unit-form.tsx'

export function UnitPage() {
  const { id } = useParams()
  const { data: units, error } = useUnits()
  const unit = units?.find((other) => other.id === id)
  if (unit) return <UnitDetails key={unit.id} unit={unit} />
  if (error && !units) return <Text role="alert">{error.message}</Text>
  if (!units) return <Skeleton height="96" />
  return (
    <Stack gap="3">
      <BackLink to="/stock">All carts</BackLink>
      <PageHeading>Not in stock</PageHeading>
      <Text>This cart was erased, or part of the link is missing.</Text>
    </Stack>
  )
}

function UnitDetails({ unit }: { unit: OfficeUnit }) {
  const isDraft = unit.fields['status'] === 'draft' && !unit.goneAt
  return (
    <Stack gap="3">
      <BackLink to="/stock">All carts</BackLink>
      <PageHeading>{unit.fields['name'] ?? unit.id}</PageHeading>
      <Text color="fg.muted">{unit.fields['stockNumber'] ?? 'No stock number'}</Text>
      {!isDraft && <Live />}
      <Lacks unit={unit} />
      <HStack wrap="wrap">
        <CopyButton unit={unit} />
        <RemoveButton unit={unit} />
      </HStack>
      {isDraft && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>
            Visitors don’t see this cart yet. Add its photos, then choose a status to put it on the site.
          </Alert.Title>
        </Alert.Root>
      )}
      {unit.goneAt && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>Visitors don’t see this cart. Undo the removal in the history below.</Alert.Title>
        </Alert.Root>
      )}
      <Stack gap="8" marginTop="5">
        <Pictures unit={unit} />
        <UnitForm unit={unit} />
        <HistoryList unit={unit} />
      </Stack>
    </Stack>
  )
}

const ADS = {
  google: 'Google vehicle ads need',
  meta: 'Facebook and Instagram ads need',
} as const

/** The fields that the dealer should fill in, and for whom. Not shown for a cart that is sold or off the list. */
function Lacks({ unit: { lacks, goneAt, fields } }: { unit: OfficeUnit }) {
  if (goneAt || fields['status'] === 'sold') return null
  const ads = lacks.flatMap(({ for: reader, things }) => (reader === 'customers' ? [] : { reader, things }))
  return (
    <>
      {lacks.map(
        ({ for: reader, things }) =>
          reader === 'customers' && (
            <Text key={reader} color="fg.muted">
              Customers will ask for: {things.join(', ')}.
            </Text>
          ),
      )}
      {ads.length > 0 && (
        <Collapsible.Root>
          <Collapsible.Trigger asChild>
            <Button variant="plain" paddingX="0" minHeight="11" textDecoration="underline">
              What ads still need
            </Button>
          </Collapsible.Trigger>
          <Collapsible.Content>
            {ads.map(({ reader, things }) => (
              <Text key={reader} color="fg.muted" paddingBottom="3">
                {ADS[reader]}: {things.join(', ')}.
              </Text>
            ))}
          </Collapsible.Content>
        </Collapsible.Root>
      )}
    </>
  )
}

function RemoveButton({ unit }: { unit: OfficeUnit }) {
  const changed = useStockChanged()
  const backToList = useBackToList('/stock')
  const undo = useUndo(unit)
  const removing = useMutation({
    mutationFn: () => request(changedUnitSchema, 'POST', `${pathOfUnit(unit.id)}/removal`, {}),
    onSuccess: async (answer) => {
      await changed(answer.unit)
      say({
        type: 'success',
        title: `${unit.fields['name'] ?? unit.id} is off the list.`,
        ...undoIn(answer.version, undo.mutate),
      })
      backToList()
    },
    onError: sayError,
  })
  if (unit.goneAt) return null
  return (
    <SteadyButton variant="outline" size="lg" onClick={() => removing.mutate()} isWorking={removing.isPending}>
      Take off the list
    </SteadyButton>
  )
}
