import { chakra } from '@chakra-ui/react'
import { paths } from '../../addresses/paths.ts'
import { towns } from '../../content/towns.ts'
import { NextSection } from '../../ui/layout.tsx'
import { TownLinks } from './town-links.tsx'
import { TownRentalsMap } from './town-map.tsx'

/** Leads from the rentals page to the second price list: the towns whose prices include delivery. */
export const DeliveredPrices = () => (
  <Box aria-labelledby="delivered-title" data-lists-towns="">
    <div>
      <h2 id="delivered-title">Delivered to your town</h2>
      <p data-part="lead">We deliver to {towns.length} towns, and delivery is in the price. Pick yours.</p>
      <TownLinks to={paths.townRentals} label={(town) => town.name} />
    </div>
    <TownRentalsMap />
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '40px 64px' },
    gridTemplateColumns: { md: '1fr 340px', lg: '1fr 380px' },
    alignItems: 'start',
    '& h2': { textStyle: 'title' },
    '& [data-part=lead]': { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingBlock: '16px 24px' },
  },
})
