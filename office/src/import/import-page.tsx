import { Alert, Box, Button, Checkbox, HStack, List, Stack, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { type ImportOutcome, importOutcomeSchema, problemsSchema } from '../../contract/stock.ts'
import { RefusedError, request } from '../api/request.ts'
import { BackLink, useBackToList } from '../parts/back-link.tsx'
import { LongList } from '../parts/long-list.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Question } from '../parts/question.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { Differences } from '../stock/differences.tsx'
import { Live } from '../stock/live.tsx'
import { undoIn, useStockChanged, useUndoImport } from '../stock/units.ts'
import { FileDrop } from './file-drop.tsx'

type Options = {
  file: File
  full: boolean
  /** Whether the import may take most carts off the site. */
  removeMost: boolean
}

const needsConfirmationSchema = z.object({ needsConfirmation: z.literal(true) })

/** @param version the version of the stock in the preview; without it, the server only makes a preview */
const importFile = ({ file, full, removeMost }: Options, version?: number) => {
  const query = new URLSearchParams({
    file: file.name,
    full: String(full),
    removeMost: String(removeMost),
    ...(version === undefined ? { dryRun: 'true' } : { version: String(version) }),
  })
  return request(importOutcomeSchema, 'POST', `/api/import?${query}`, file)
}

/** The stock has changed since the preview was made. */
const isStale = (error: Error) => error instanceof RefusedError && error.status === 409

/** Imports a spreadsheet into the stock: shows a preview first, and changes the stock when it is confirmed. */
export function ImportPage() {
  const [file, setFile] = useState<File>()
  const [isFull, setFull] = useState(false)
  const backToList = useBackToList('/stock')
  const changed = useStockChanged()
  const undo = useUndoImport()
  const preview = useMutation({ mutationFn: (options: Options) => importFile(options) })
  const applying = useMutation({
    mutationFn: ({ options, version }: { options: Options; version: number }) => importFile(options, version),
    onSuccess: async ({ summary, version }) => {
      await changed()
      say({ type: 'success', title: `Imported: ${summary}.`, ...undoIn(version, undo.mutate) })
      backToList()
    },
    onError: (error, { options }) => isStale(error) && preview.mutate(options),
  })
  const choose = (chosen: File | undefined, full: boolean) => {
    setFile(chosen)
    setFull(full)
    applying.reset()
    if (chosen) preview.mutate({ file: chosen, full, removeMost: false })
    else preview.reset()
  }
  const { data: outcome, variables: options } = preview
  const stale = applying.error && isStale(applying.error) ? applying.error : undefined
  const refusal = (stale ? null : applying.error) ?? preview.error
  const needsConfirmation = refusal instanceof RefusedError && needsConfirmationSchema.safeParse(refusal.answer).success
  const problem = needsConfirmation ? null : refusal

  return (
    <Stack gap="6">
      <Stack gap="2">
        <BackLink to="/stock">All carts</BackLink>
        <PageHeading>Import a spreadsheet</PageHeading>
        <Live />
        <Text color="fg.muted">
          A CSV file with a stock number or an id in each row. Export the stock to get one with all columns. Nothing
          changes until you press “Apply.” Put | between the features in a cell.
        </Text>
      </Stack>
      <FileDrop
        text={file ? file.name : 'Drop a file here, or click to choose one'}
        onFile={(next) => choose(next, isFull)}
      />
      <Checkbox.Root
        colorPalette="accent"
        minHeight="11"
        checked={isFull}
        onCheckedChange={({ checked }) => choose(file, checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>This file is the full stock list. Carts that aren’t in it come off the site.</Checkbox.Label>
      </Checkbox.Root>
      {needsConfirmation && options && (
        <Question
          title="This takes most carts off the site"
          yes="Show what would change"
          no="Choose another file"
          onYes={() => {
            applying.reset()
            preview.mutate({ ...options, removeMost: true })
          }}
          onNo={() => choose(undefined, false)}
        >
          {refusal.message} Is it the right file?
        </Question>
      )}
      {stale && (
        <Alert.Root status="info" role="alert">
          <Alert.Indicator />
          <Alert.Title>{stale.message} Here’s what would change now.</Alert.Title>
        </Alert.Root>
      )}
      {problem && <Problems error={problem} isApplied={problem === applying.error} />}
      {outcome && !refusal && <Preview outcome={outcome} />}
      {options && outcome && !refusal && outcome.carts.length > 0 && (
        <HStack>
          <SteadyButton
            colorPalette="accent"
            size="lg"
            onClick={() => applying.mutate({ options, version: outcome.version })}
            isWorking={applying.isPending}
          >
            Apply
          </SteadyButton>
          <Button size="lg" variant="outline" onClick={() => choose(undefined, isFull)}>
            Cancel
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

/** @param isApplied whether the import failed; otherwise its preview did */
function Problems({ error, isApplied }: { error: Error; isApplied: boolean }) {
  const answer = error instanceof RefusedError ? problemsSchema.safeParse(error.answer).data : undefined
  const title =
    isApplied && !answer
      ? 'The office didn’t answer. Choose the file again to see whether it was imported.'
      : 'Nothing was changed.'
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <List.Root variant="plain" gap="1">
          {(answer?.sentences ?? (isApplied && !answer ? [] : [error.message])).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  )
}

function Preview({ outcome }: { outcome: ImportOutcome }) {
  const unused = outcome.unused.length > 0 && <Text>Columns we skipped: {outcome.unused.join(', ')}.</Text>
  if (outcome.carts.length === 0)
    return (
      <Stack gap="3">
        <Text role="status">No changes. The file matches your stock.</Text>
        {unused}
      </Stack>
    )
  return (
    <Stack gap="3">
      {unused}
      <Text role="status" fontWeight="semibold">
        Preview: {outcome.summary}. Nothing has changed yet.
      </Text>
      <LongList rows={outcome.carts} idOf={({ id }) => id}>
        {({ title, differences }) => (
          <Box borderBottomWidth="1px" paddingY="3">
            <Text fontWeight="semibold">{title}</Text>
            <Differences differences={differences} />
          </Box>
        )}
      </LongList>
    </Stack>
  )
}
