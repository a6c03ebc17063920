import { Text } from '@chakra-ui/react'
import { fieldName } from '../../contract/field-names.ts'
import { valueText } from './field-names.ts'

type DifferencesProps = { differences: readonly { field: string; before: string; after: string }[] }

/** The changes of a cart, one line for each field. */
export function Differences({ differences }: DifferencesProps) {
  return differences.map(({ field, before, after }) => (
    <Text key={field} overflowWrap="anywhere">
      {field === '(new)' ? 'Added' : `${fieldName(field)}: ${valueText(field, before)} → ${valueText(field, after)}`}
    </Text>
  ))
}
