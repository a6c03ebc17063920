import { Button, Collapsible, Field, Flex, SimpleGrid } from '@chakra-ui/react'
import type { Inquiries } from '../../contract/inquiries.ts'
import { SearchField } from '../parts/search-field.tsx'
import { Select } from '../parts/select.tsx'
import { KIND_OPTIONS } from './words.ts'

const NAMES = { kind: 'Kind', vehicle: 'Cart', town: 'Town mentioned', seller: 'Salesperson' } as const
type Name = keyof typeof NAMES

type FiltersProps = {
  query: URLSearchParams
  choices: Inquiries['choices'] | undefined
  set: (name: string, value: string) => void
}

/** The search, and the filters behind a button. */
export function Filters({ query, choices, set }: FiltersProps) {
  const pairs = (list: Inquiries['choices']['towns'] = []) => list.map(({ value, name }) => [value, name] as const)
  const options: Readonly<Record<Name, readonly (readonly [string, string])[]>> = {
    kind: KIND_OPTIONS,
    vehicle: pairs(choices?.vehicles),
    town: pairs(choices?.towns),
    seller: pairs(choices?.sellers),
  }
  const names = Object.keys(NAMES) as Name[]
  const chosen = names.filter((name) => query.get(name)).length
  return (
    <Collapsible.Root defaultOpen={chosen > 0}>
      <Flex gap="3">
        <SearchField
          aria-label="Search the inquiries"
          placeholder="Name, phone, reference"
          value={query.get('search') ?? ''}
          onSearch={(text) => set('search', text)}
        />
        <Collapsible.Trigger asChild>
          <Button variant="outline" size="lg">
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </Button>
        </Collapsible.Trigger>
      </Flex>
      <Collapsible.Content>
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" paddingTop="3">
          {names.map((name) => (
            <Field.Root key={name}>
              <Field.Label>{NAMES[name]}</Field.Label>
              <Select
                value={query.get(name) ?? ''}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                options={[['', 'All'], ...options[name]]}
              />
              {name === 'town' && (
                <Field.HelperText>
                  Found in the message, the event or the cart’s location. The form doesn’t ask for it.
                </Field.HelperText>
              )}
            </Field.Root>
          ))}
        </SimpleGrid>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
