import { chakra } from '@chakra-ui/react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { featureLists } from './compare-groups.ts'
import { Note } from './comparison-lines.tsx'
import { AllCarts, offNarrow, Title } from './comparison-table.tsx'

type Props = { vehicles: readonly Vehicle[]; narrow: readonly number[] }

/** The features that all carts list, then the others of each cart. */
export function FeatureLines({ vehicles, narrow }: Props) {
  const { common, own } = featureLists(vehicles)
  if (vehicles.every(({ features }) => features.length === 0)) return null
  return (
    <tbody>
      <Title>Features</Title>
      {common.length > 0 && (
        <tr>
          <th scope="row">{vehicles.length === 2 ? 'Both carts' : `All ${vehicles.length} carts`}</th>
          <AllCarts span={vehicles.length}>
            <Features of={common} />
          </AllCarts>
        </tr>
      )}
      <tr>
        <th scope="row">
          <span>{common.length > 0 ? 'Other features' : 'What it has'}</span>
          <Note>Not sure a cart has something? Just ask.</Note>
        </th>
        {vehicles.map(({ id, features }, column) => (
          <td key={id} {...offNarrow(column, narrow)}>
            {features.length === 0 ? 'Ask us' : <Features of={own[column] ?? []} />}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const Features = ({ of }: { of: readonly string[] }) =>
  of.length === 0 ? (
    'Nothing else'
  ) : (
    <List>
      {of.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </List>
  )

const List = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: '2',
    lineHeight: '1.4',
    color: 'ink',
    '@media print': { rowGap: '0', lineHeight: 'inherit' },
  },
})
