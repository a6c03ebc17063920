import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { hours } from '../../content/hours.ts'
import { storageRates } from '../../content/services-page.ts'
import { HoursText } from '../../ui/hours-text.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink } from '../../ui/layout.tsx'

/** What storage costs, by month and by season, and when customers can reach their cart. */
export const StorageRates = () => (
  <Rates aria-labelledby="storage-rates">
    <Title id="storage-rates">{storageRates.title}</Title>
    <table aria-labelledby="storage-rates">
      <thead>
        <tr>
          <th scope="col">Term</th>
          {storageRates.columns.map((column) => (
            <th key={column} scope="col" data-part="price">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storageRates.rows.map(({ term, prices }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            {prices.map((price, index) => (
              <td key={storageRates.columns[index]}>{price}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <Access>
      Access: <HoursText of={hours.storage} />.
    </Access>
    <ArrowLink asChild>
      <Link to={paths.policy('storage-policy')}>
        Storage policy <Arrow />
      </Link>
    </ArrowLink>
  </Rates>
)

const Rates = chakra('section', {
  base: {
    '& table': { textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { textAlign: 'left', verticalAlign: 'baseline', padding: '10px 16px 10px 0' },
    '& :is(th, td):last-child': { paddingRight: '0' },
    '& td, & [data-part=price]': { textAlign: 'right' },
    '& thead th': { textStyle: 'label', color: 'subtle' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'line' },
    '& tbody th': { fontWeight: '450', color: 'muted', textWrap: 'balance' },
    '& td': { textStyle: 'strong' },
    '@media (max-width: 18em)': { '& :is(th, td)': { overflowWrap: 'anywhere' } },
  },
})

const Title = chakra('h3', { base: { textStyle: 'heading', paddingBottom: '3' } })

const Access = chakra('p', {
  base: { textStyle: 'small', color: 'muted', paddingBlock: '3', borderTop: '1px solid', borderColor: 'line' },
})
