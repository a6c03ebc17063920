import { Alert, Button, Checkbox, FileUpload, Heading, HStack, List, Stack, Table, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { type ImportOutcome, importOutcomeSchema, problemsSchema } from '../../contract/stock.ts'
import { RefusedError, request } from '../api/request.ts'
import { toaster } from '../parts/toaster.tsx'
import { fieldName, valueText } from '../stock/field-names.ts'
import { useStockChanged } from '../stock/units.ts'

type Options = { dryRun: boolean; full: boolean }

const importFile = (file: File, { dryRun, full }: Options) => {
  const query = new URLSearchParams({ file: file.name, dryRun: String(dryRun), full: String(full) })
  return request(importOutcomeSchema, 'POST', `/api/import?${query}`, file)
}

/** A spreadsheet becomes the stock: first what would change, then the change. */
export function ImportPage() {
  const [file, setFile] = useState<File>()
  const [isFull, setFull] = useState(false)
  const navigate = useNavigate()
  const changed = useStockChanged()
  const preview = useMutation({
    mutationFn: (options: { file: File; full: boolean }) =>
      importFile(options.file, { dryRun: true, full: options.full }),
  })
  const applying = useMutation({
    mutationFn: (chosen: File) => importFile(chosen, { dryRun: false, full: isFull }),
    onSuccess: async ({ summary }) => {
      await changed()
      toaster.create({ type: 'success', title: `Imported: ${summary}.` })
      navigate('/stock')
    },
  })
  const choose = (chosen: File | undefined, full: boolean) => {
    setFile(chosen)
    setFull(full)
    applying.reset()
    if (chosen) preview.mutate({ file: chosen, full })
    else preview.reset()
  }
  const outcome = preview.data
  const dropText = file ? file.name : 'Drop the file here, or press to choose it'
  const problem = applying.error ?? preview.error

  return (
    <Stack gap="6">
      <Stack gap="2">
        <Button asChild variant="plain" alignSelf="start" paddingX="0" minHeight="11">
          <RouterLink to="/stock">← All carts</RouterLink>
        </Button>
        <Heading as="h1" size="2xl">
          Import a spreadsheet
        </Heading>
        <Text color="fg.muted">
          A CSV file with a stock number in each row. Export the stock to get one with all columns. Nothing changes
          before you press “Apply”.
        </Text>
      </Stack>
      <FileUpload.Root
        accept=".csv,.json,text/csv,application/json"
        onFileChange={({ acceptedFiles }) => choose(acceptedFiles[0], isFull)}
      >
        <FileUpload.HiddenInput aria-label="Spreadsheet" />
        <FileUpload.Dropzone aria-label={dropText} width="full" minHeight="32">
          <FileUpload.DropzoneContent>
            <Text>{dropText}</Text>
          </FileUpload.DropzoneContent>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      <Checkbox.Root checked={isFull} onCheckedChange={({ checked }) => choose(file, checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>The file is the whole stock: carts that it doesn’t name leave the list</Checkbox.Label>
      </Checkbox.Root>
      {problem && <Problems error={problem} />}
      {outcome && !problem && <Preview outcome={outcome} />}
      {file && outcome && !problem && outcome.rows.length > 0 && (
        <HStack>
          <Button colorPalette="accent" size="lg" onClick={() => applying.mutate(file)} loading={applying.isPending}>
            Apply
          </Button>
          <Button size="lg" variant="outline" onClick={() => choose(undefined, isFull)}>
            Cancel
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

function Problems({ error }: { error: Error }) {
  const said = error instanceof RefusedError ? problemsSchema.safeParse(error.answer).data?.sentences : undefined
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Nothing was changed.</Alert.Title>
        <List.Root variant="plain" gap="1">
          {(said ?? [error.message]).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  )
}

function Preview({ outcome }: { outcome: ImportOutcome }) {
  if (outcome.rows.length === 0) return <Text role="status">Nothing differs from the stock.</Text>
  return (
    <Stack gap="3">
      <Text role="status" fontWeight="semibold">
        This would be: {outcome.summary}.
      </Text>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {['Cart', 'Field', 'Before', 'After'].map((name) => (
                <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {outcome.rows.map(({ unit, field, before, after }) => (
              <Table.Row key={`${unit} ${field}`}>
                <Table.Cell>{unit}</Table.Cell>
                <Table.Cell>{field === '(new)' ? 'New' : fieldName(field)}</Table.Cell>
                <Table.Cell>{valueText(field, before)}</Table.Cell>
                <Table.Cell>{valueText(field, after)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  )
}
