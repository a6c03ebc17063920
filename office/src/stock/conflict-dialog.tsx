import { Button, Table, Text } from '@chakra-ui/react'
import { fieldName } from '../../contract/field-names.ts'
import type { Conflict, OfficeUnit } from '../../contract/stock.ts'
import { DialogFrame } from '../parts/dialog-frame.tsx'
import { valueText } from './field-names.ts'
import { useHistory } from './units.ts'

type ConflictDialogProps = { unit: OfficeUnit; conflict: Conflict; onKeepTheirs: () => void; onTakeMine: () => void }

/** Two people have changed one field: the second person sees both values and chooses one. Escape is off, because it would drop one unread. */
export function ConflictDialog({ unit, conflict, onKeepTheirs, onTakeMine }: ConflictDialogProps) {
  const { data: changes } = useHistory(unit)
  const whoChanged = (field: string) =>
    changes?.find(({ differences }) => differences.some((difference) => difference.field === field))?.who
  return (
    <DialogFrame
      title={conflict.error}
      buttons={
        <>
          <Button variant="outline" size="lg" onClick={onKeepTheirs}>
            Keep what’s there
          </Button>
          <Button colorPalette="accent" size="lg" onClick={onTakeMine}>
            Use mine
          </Button>
        </>
      }
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Field</Table.ColumnHeader>
            <Table.ColumnHeader>There now</Table.ColumnHeader>
            <Table.ColumnHeader>Yours</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {conflict.conflicts.map(({ field, now, yours }) => (
            <Table.Row key={field}>
              <Table.Cell>{fieldName(field)}</Table.Cell>
              <Table.Cell>
                {valueText(field, now)}
                {/* Reserves room for the name, so that the buttons below do not move. */}
                <Text color="fg.muted" minHeight="5">
                  {whoChanged(field)}
                </Text>
              </Table.Cell>
              <Table.Cell>{valueText(field, yours)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </DialogFrame>
  )
}
