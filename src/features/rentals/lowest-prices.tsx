import { chakra } from '@chakra-ui/react'
import type { PriceList } from '../../content/schema/rental.ts'
import { dollars } from '../../lib/money.ts'
import { Facts } from '../../ui/facts.tsx'
import { SIDEWAYS_PHONE } from '../../ui/screens.ts'
import { lowestPrices } from './savings.ts'

/** The lowest price of each term, where the picture leaves room beside it. Elsewhere the prices follow at once. */
export const LowestPrices = ({ list }: { list: PriceList }) => (
  <Beside data-screen-only="">
    <Facts
      facts={lowestPrices(list).map(({ term, price }) => ({ label: `${term.label} from`, value: dollars(price) }))}
    />
  </Beside>
)

/** What the shortest rental starts at, on screens without those figures. */
export const StartsAt = ({ list }: { list: PriceList }) =>
  lowestPrices(list)
    .slice(0, 1)
    .map(({ term, price }) => (
      <Line key={term.id} data-screen-only="">
        {term.label} from <b>{dollars(price)}</b>
      </Line>
    ))

const Line = chakra('p', {
  base: {
    display: { xl: 'none' },
    textStyle: 'lead',
    paddingTop: '2',
    '& b': { fontWeight: '620' },
    [SIDEWAYS_PHONE]: { textStyle: 'small' },
  },
})

const Beside = chakra('div', { base: { display: { base: 'none', xl: 'block' } } })
