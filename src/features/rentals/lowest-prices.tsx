import { chakra } from '@chakra-ui/react'
import type { PriceList } from '../../content/schema/rental.ts'
import { dollars } from '../../lib/money.ts'
import { Facts } from '../../ui/facts.tsx'
import { lowestPrices } from './savings.ts'

/** The lowest price of each term, where the picture leaves room beside it. Elsewhere the prices follow at once. */
export const LowestPrices = ({ list }: { list: PriceList }) => (
  <Beside data-screen-only="">
    <Facts
      facts={lowestPrices(list).map(({ term, price }) => ({ label: `${term.label} from`, value: dollars(price) }))}
    />
  </Beside>
)

const Beside = chakra('div', { base: { display: { base: 'none', xl: 'block' } } })
