import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Button } from '../../ui/button.tsx'
import { SpriteIcon } from '../../ui/icon.tsx'
import { priceLabel } from '../../ui/price.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'

/** Name, price and the main action, fixed to the bottom of small screens. */
export const Dock = ({ name, price, samplePrice }: Pick<ShownVehicle, 'name' | 'price' | 'samplePrice'>) => (
  <Bar data-screen-only="" data-dock="">
    <p>
      <span>{samplePrice ? 'Sample price' : name}</span>
      <b>{priceLabel(price)}</b>
    </p>
    <Button asChild variant="primary">
      <a href={`tel:${dealer.phone.e164}`}>
        <SpriteIcon name="phone" /> Schedule Test Drive
      </a>
    </Button>
  </Bar>
)

const Bar = chakra('aside', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '3',
    position: 'sticky',
    bottom: 'var(--floor)',
    zIndex: '8',
    background: 'page',
    borderTop: '1px solid',
    borderColor: 'line',
    padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
    '& p': {
      flex: '1',
      // At least as wide as the price: the name asks for no room of its own, and is cut where there is none.
      minWidth: 'min-content',
      fontSize: '14px',
      lineHeight: '1.3',
      color: 'muted',
      whiteSpace: 'nowrap',
    },
    '& span': { display: 'block', width: '0', minWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& b': { display: 'block', textStyle: 'subhead', color: 'ink' },
    '& a': { paddingInline: '5', whiteSpace: 'nowrap' },
    '@media (max-width: 359px)': { '& a': { paddingInline: '3' }, '& a svg': { display: 'none' } },
  },
})
