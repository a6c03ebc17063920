import { Field, Fieldset, HStack, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { fieldName } from '../../contract/field-names.ts'
import type { OfficeUnit } from '../../contract/stock.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { ConflictDialog } from '../stock/conflict-dialog.tsx'
import { STATUSES, statusName, statusUnset } from '../stock/field-names.ts'
import { useUnitChange } from '../stock/units.ts'

const GROUPS: readonly { title: string; fields: readonly string[] }[] = [
  { title: 'Price and status', fields: ['price', 'formerPrice', 'status', 'condition'] },
  {
    title: 'This cart',
    fields: ['stockNumber', 'serial', 'year', 'place', 'hours', 'miles', 'colors', 'warrantyLeft'],
  },
  { title: 'Battery', fields: ['battery', 'batteryMade', 'batteryTested'] },
  {
    title: 'The model',
    fields: [
      ...['name', 'brand', 'category'],
      ...['seatingCapacity', 'range', 'topSpeed', 'driveType', 'batteryType', 'chargingTime', 'payload'].map(
        (key) => `specifications.${key}`,
      ),
    ],
  },
  { title: 'In words', fields: ['description', 'features'] },
]
const LONG_FIELDS = ['description', 'features']

const HINTS: Readonly<Record<string, string>> = {
  price: 'Whole dollars. Empty is “Call for Price”.',
  colors: 'Several are separated by |',
  features: 'One on each line',
  batteryTested: '2026-05-31 or 2026-05',
}

const CHOICES: Readonly<Record<string, readonly (readonly [value: string, name: string])[]>> = {
  status: STATUSES.map((status) => [status, statusName(status)]),
  condition: [
    ['new', 'New'],
    ['used', 'Used'],
  ],
}

/** React Hook Form reads a dot in a name as a path. */
const nameOf = (field: string) => field.replaceAll('.', '__')
const fieldOf = (name: string) => name.replaceAll('__', '.')

const valuesOf = ({ fields }: OfficeUnit) =>
  Object.fromEntries(
    GROUPS.flatMap((group) => group.fields).map((field) => [nameOf(field), shown(field, fields[field] ?? '')]),
  )

/** Features are long: each has a line. The server takes lines as well. */
const shown = (field: string, text: string) => (field === 'features' ? text.replaceAll(' | ', '\n') : text)

/** All that is said of a cart. Only fields that the person changed are sent. */
export function UnitForm({ unit }: { unit: OfficeUnit }) {
  // What the person saw when the form was filled: a change of another person since then is a conflict.
  const [seen, setSeen] = useState(unit)
  const { register, handleSubmit, formState, reset, resetField } = useForm({ defaultValues: valuesOf(seen) })
  const { dirtyFields, isDirty } = formState
  useLeaveGuard(isDirty)
  // The bar with Save comes with the first letter, and not over it.
  useEffect(() => {
    if (isDirty) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isDirty])

  // A form without changes follows what others do.
  if (!isDirty && seen !== unit) {
    setSeen(unit)
    reset(valuesOf(unit))
  }
  const fill = (after: OfficeUnit) => {
    setSeen(after)
    reset(valuesOf(after))
  }
  const { change, isPending, conflict, keepTheirs, takeMine } = useUnitChange(unit, {
    onSaved: (answer) => {
      fill(answer.unit)
      say({ type: 'success', title: 'Saved.' })
    },
    // The rest of the form stays as typed.
    onKept: (now) => {
      setSeen({ ...seen, fields: { ...seen.fields, ...now } })
      for (const [field, value] of Object.entries(now)) resetField(nameOf(field), { defaultValue: shown(field, value) })
    },
  })
  const save = (values: Record<string, string>) => {
    const changes = Object.fromEntries(
      Object.keys(dirtyFields).map((name) => [fieldOf(name), (values[name] ?? '').trim()]),
    )
    change(changes, seen.fields)
  }

  return (
    <Stack gap="4">
      <form onSubmit={handleSubmit(save)} noValidate data-unsaved={isDirty || undefined}>
        <Stack gap="8">
          {GROUPS.map(({ title, fields }) => (
            <Fieldset.Root key={title}>
              <Fieldset.Legend fontSize="lg" fontWeight="semibold">
                {title}
              </Fieldset.Legend>
              <SimpleGrid columns={title === 'In words' ? 1 : { base: 2, lg: 4 }} gap="4">
                {fields.map((field) => (
                  <FieldControl
                    key={field}
                    field={field}
                    unset={field === 'status' ? statusUnset(unit.fields) : 'Not said'}
                    properties={register(nameOf(field))}
                  />
                ))}
              </SimpleGrid>
            </Fieldset.Root>
          ))}
          <HStack
            position="sticky"
            bottom={{ base: '14', md: '0' }}
            background="bg"
            paddingY="3"
            visibility={isDirty ? 'visible' : 'hidden'}
            // A button that was pressed keeps the focus.
            _focusWithin={{ visibility: 'visible' }}
          >
            <SteadyButton colorPalette="accent" type="submit" size="lg" isOffered={isDirty} isWorking={isPending}>
              Save
            </SteadyButton>
            <SteadyButton variant="outline" size="lg" isOffered={isDirty} onClick={() => fill(unit)}>
              Discard
            </SteadyButton>
          </HStack>
        </Stack>
      </form>
      {conflict && <ConflictDialog unit={unit} conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </Stack>
  )
}

/** @param unset what a choice is called while nothing is chosen */
function FieldControl({
  field,
  unset,
  properties,
}: {
  field: string
  unset: string
  properties: UseFormRegisterReturn
}) {
  const choices = CHOICES[field]
  return (
    <Field.Root>
      <Field.Label>{fieldName(field)}</Field.Label>
      {choices ? (
        <Select options={[['', unset], ...choices]} {...properties} />
      ) : LONG_FIELDS.includes(field) ? (
        <Textarea rows={5} size="lg" {...properties} />
      ) : (
        <Input size="lg" autoComplete="off" {...properties} />
      )}
      {HINTS[field] && <Field.HelperText>{HINTS[field]}</Field.HelperText>}
    </Field.Root>
  )
}
