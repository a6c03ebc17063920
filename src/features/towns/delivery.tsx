import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { delivery } from '../../content/rental-figures.ts'
import { townAddress } from '../../content/town-names.ts'
import { freeDeliveryNote } from '../../content/town-rentals-page.ts'
import type { Town } from '../../content/towns.ts'
import { dollars } from '../../lib/money.ts'
import { Arrow } from '../../ui/icon.tsx'
import { InteractiveMap } from '../../ui/interactive-map.tsx'
import { ArrowLink, NextSection } from '../../ui/layout.tsx'
import { TownRentalsMap } from './town-map.tsx'

/** What to know before a cart is delivered. Every figure comes from the delivery policy. */
const facts = [
  { term: 'When', detail: `We’ll set up a ${delivery.windowHours}-hour window by phone.` },
  {
    term: 'Same day',
    detail: `Call before ${delivery.sameDayRental.orderBefore}. There’s a ${dollars(delivery.sameDayRental.rushFee)} rush fee.`,
  },
  {
    term: 'Access',
    detail: `A path at least ${delivery.accessPathFeet} feet wide with ${delivery.clearanceFeet} feet of clearance overhead.`,
  },
]

/** How a rented cart gets to this town. */
export const Delivery = ({ town }: { town: Town }) => (
  <Box aria-labelledby="delivery-title">
    <header data-part="head">
      <h2 id="delivery-title">Delivery in {town.name}</h2>
      <p data-part="note">{freeDeliveryNote(town)}</p>
    </header>
    <TownRentalsMap town={town} />
    <div>
      <dl>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink asChild>
        <Link to={paths.policy('delivery-policy')}>
          Delivery policy <Arrow />
        </Link>
      </ArrowLink>
      <InteractiveMap address={townAddress(town)} />
    </div>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: { base: '28px 40px', lg: '28px 64px' },
    gridTemplateColumns: { md: '340px 1fr', lg: '420px 1fr' },
    alignItems: 'start',
    '& h2': { textStyle: 'title', paddingBottom: '3' },
    '& [data-part=head]': { gridColumn: '1 / -1' },
    '& [data-part=note]': { textStyle: 'lead', color: 'muted' },
    '& dl': { borderTop: '1.5px solid', borderColor: 'ink', marginBottom: '3' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '6em 1fr',
      columnGap: '4',
      alignItems: 'baseline',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dt': { textStyle: 'strong' },
    '& dd': { color: 'muted' },
  },
})
