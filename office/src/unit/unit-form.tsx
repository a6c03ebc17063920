import { Field, Fieldset, HStack, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { get, set, type UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod'
import { fieldName } from '../../contract/field-names.ts'
import type { OfficeUnit } from '../../contract/stock.ts'
import { unitTextsSchema } from '../../contract/unit-texts.ts'
import { useDraftForm } from '../parts/draft-form.ts'
import { FormRefusal, refuse } from '../parts/form-refusal.tsx'
import { Select } from '../parts/select.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { ConflictDialog } from '../stock/conflict-dialog.tsx'
import { sentText, statusOptions, typedText } from '../stock/field-names.ts'
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
const FIELDS = GROUPS.flatMap(({ fields }) => fields)
const LONG_FIELDS = ['description', 'features']

const HINTS: Readonly<Record<string, string>> = {
  price: 'Whole dollars. Leave blank for “Call for Price.”',
  colors: 'Separate colors with commas.',
  features: 'One per line.',
  batteryTested: '2026-05-31 or 2026-05',
}

const CONDITIONS = [
  ['', 'Not set'],
  ['new', 'New'],
  ['used', 'Used'],
] as const

/** Names for React Hook Form, which reads a dot in a name as a path. */
type Values = Record<string, string | Record<string, string>>

function valuesOf({ fields }: OfficeUnit): Values {
  const values: Values = {}
  for (const field of FIELDS) set(values, field, typedText(field, fields[field] ?? ''))
  return values
}

const textsOf = (values: object) =>
  Object.fromEntries(FIELDS.map((field) => [field, sentText(field, String(get(values, field) ?? ''))]))

const formSchema = z.custom<Values>().transform(textsOf).pipe(unitTextsSchema)

/** All fields of a cart. Only those that the person has changed are sent. */
export function UnitForm({ unit }: { unit: OfficeUnit }) {
  const form = useDraftForm<Values, Record<string, string>>({
    name: `unit ${unit.id}`,
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf(unit),
  })
  const { register, handleSubmit, formState, reset, resetField, getFieldState, getValues } = form
  const { isDirty, defaultValues = {} } = formState
  // Scrolls the typed field out from under the bar with "Save", which appears with the first key.
  useEffect(() => {
    if (isDirty) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isDirty])

  // A form without changes shows the changes of others.
  useEffect(() => {
    if (!isDirty && !FIELDS.some((field) => getFieldState(field).isDirty)) reset(valuesOf(unit))
  }, [unit, isDirty, getFieldState, reset])
  const [sent, setSent] = useState<Values>({})
  const { change, isPending, conflict, keepTheirs, takeMine } = useUnitChange(unit, {
    onSaved: (answer) => {
      form.settle(sent, valuesOf(answer.unit))
      say({ type: 'success', title: 'Saved.' })
    },
    onRefused: (error) => refuse(form, error),
    // The other fields keep the typed text.
    onKept: (now) => {
      for (const [field, value] of Object.entries(now)) resetField(field, { defaultValue: typedText(field, value) })
    },
  })
  const save = (texts: Record<string, string>) => {
    setSent(structuredClone(getValues()))
    const changes = Object.entries(texts).filter(([field]) => getFieldState(field).isDirty)
    // If another person has changed a field since the form was filled, that is a conflict.
    change(Object.fromEntries(changes), textsOf(defaultValues))
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
                    choices={
                      field === 'status' ? statusOptions(unit.fields) : field === 'condition' ? CONDITIONS : undefined
                    }
                    properties={register(field)}
                    problem={getFieldState(field, formState).error?.message}
                  />
                ))}
              </SimpleGrid>
            </Fieldset.Root>
          ))}
          <Stack
            position="sticky"
            bottom={{ base: '14', md: '0' }}
            background="bg"
            paddingY="3"
            visibility={isDirty ? 'visible' : 'hidden'}
            // Visible while a button in it has the focus, which a hidden button would lose.
            _focusWithin={{ visibility: 'visible' }}
          >
            <FormRefusal form={form} />
            <HStack>
              <SteadyButton colorPalette="accent" type="submit" size="lg" isOffered={isDirty} isWorking={isPending}>
                Save
              </SteadyButton>
              <SteadyButton variant="outline" size="lg" isOffered={isDirty} onClick={() => reset(valuesOf(unit))}>
                Discard
              </SteadyButton>
            </HStack>
          </Stack>
        </Stack>
      </form>
      {conflict && <ConflictDialog unit={unit} conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </Stack>
  )
}

function FieldControl({
  field,
  choices,
  properties,
  problem,
}: {
  field: string
  choices: readonly (readonly [value: string, name: string])[] | undefined
  properties: UseFormRegisterReturn
  problem: string | undefined
}) {
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>{fieldName(field)}</Field.Label>
      {choices ? (
        <Select options={choices} {...properties} />
      ) : LONG_FIELDS.includes(field) ? (
        <Textarea rows={5} size="lg" {...properties} />
      ) : (
        <Input size="lg" autoComplete="off" {...properties} />
      )}
      {HINTS[field] && <Field.HelperText>{HINTS[field]}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
