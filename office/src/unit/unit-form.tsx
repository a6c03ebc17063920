import { Button, Field, Heading, HStack, Input, NativeSelect, SimpleGrid, Stack, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OfficeUnit } from '../../contract/stock.ts'
import { toaster } from '../common/toaster.tsx'
import { ConflictDialog } from '../stock/conflict-dialog.tsx'
import { fieldName, STATUSES, statusName } from '../stock/field-names.ts'
import { useUnitChange } from '../stock/units.ts'

const FIELDS = [
  ...[
    'price',
    'formerPrice',
    'status',
    'condition',
    'stockNumber',
    'serial',
    'year',
    'place',
    'colors',
    'hours',
    'miles',
  ],
  ...['battery', 'batteryMade', 'batteryTested', 'warrantyLeft', 'name', 'brand', 'category'],
]
const SPECIFICATIONS = [
  'seatingCapacity',
  'range',
  'topSpeed',
  'driveType',
  'batteryType',
  'chargingTime',
  'payload',
].map((key) => `specifications.${key}`)
const LONG_FIELDS = ['description', 'features']

const HINTS: Readonly<Record<string, string>> = {
  price: 'Whole dollars. Empty is “Call for Price”.',
  colors: 'Several are separated by |',
  features: 'Several are separated by |',
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
    [...FIELDS, ...SPECIFICATIONS, ...LONG_FIELDS].map((field) => [nameOf(field), fields[field] ?? '']),
  )

/** All that is said of a cart. Only fields that the person changed are sent. */
export function UnitForm({ unit }: { unit: OfficeUnit }) {
  // What the person saw when the form was filled: a change of another person since then is a conflict.
  const [seen, setSeen] = useState(unit)
  const { change, isPending, conflict, keepTheirs, takeMine } = useUnitChange(unit)
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: valuesOf(seen) })
  const { dirtyFields, isDirty } = formState

  // A form without changes follows what others do.
  if (!isDirty && seen !== unit) {
    setSeen(unit)
    reset(valuesOf(unit))
  }
  const fill = (after: OfficeUnit) => {
    setSeen(after)
    reset(valuesOf(after))
  }
  const save = async (values: Record<string, string>) => {
    const changes = Object.fromEntries(
      Object.keys(dirtyFields).map((name) => [fieldOf(name), (values[name] ?? '').trim()]),
    )
    const after = await change(changes, seen.fields).catch(() => undefined)
    if (!after) return
    fill(after)
    toaster.create({ type: 'success', title: 'Saved.' })
  }

  return (
    <Stack as="section" gap="4" aria-labelledby="fields">
      <Heading as="h2" size="lg" id="fields">
        What the site says
      </Heading>
      <form onSubmit={handleSubmit(save)} noValidate>
        <Stack gap="6">
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
            {[...FIELDS, ...SPECIFICATIONS].map((field) => (
              <Field.Root key={field}>
                <Field.Label>{fieldName(field)}</Field.Label>
                {CHOICES[field] ? (
                  <NativeSelect.Root size="lg">
                    <NativeSelect.Field {...register(nameOf(field))}>
                      <option value="">Not said</option>
                      {CHOICES[field].map(([value, name]) => (
                        <option key={value} value={value}>
                          {name}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator />
                  </NativeSelect.Root>
                ) : (
                  <Input size="lg" autoComplete="off" {...register(nameOf(field))} />
                )}
                {HINTS[field] && <Field.HelperText>{HINTS[field]}</Field.HelperText>}
              </Field.Root>
            ))}
          </SimpleGrid>
          {LONG_FIELDS.map((field) => (
            <Field.Root key={field}>
              <Field.Label>{fieldName(field)}</Field.Label>
              <Textarea rows={4} size="lg" {...register(nameOf(field))} />
              {HINTS[field] && <Field.HelperText>{HINTS[field]}</Field.HelperText>}
            </Field.Root>
          ))}
          <HStack position="sticky" bottom="0" background="bg" paddingY="3" hidden={!isDirty}>
            <Button type="submit" size="lg" loading={isPending}>
              Save
            </Button>
            <Button variant="outline" size="lg" onClick={() => fill(unit)}>
              Discard
            </Button>
          </HStack>
        </Stack>
      </form>
      {conflict && <ConflictDialog conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </Stack>
  )
}
