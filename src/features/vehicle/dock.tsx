import { chakra } from '@chakra-ui/react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceLabel } from '../../lib/money.ts'
import { TestDrive } from './test-drive.tsx'

/** Name, price and the main action, fixed to the bottom of small screens. */
export const Dock = ({ vehicle }: { vehicle: Vehicle }) => (
  <Bar data-screen-only="" data-dock="">
    <p data-part="words">
      <span data-part="name">{vehicle.name}</span>
      <b data-part="price">{priceLabel(vehicle.price)}</b>
      {vehicle.samplePrice && <small data-part="sample"> sample</small>}
    </p>
    <TestDrive vehicle={vehicle} of="main" />
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
    '& [data-part=words]': {
      flex: '1',
      // At least as wide as the price; the name wraps to a second line.
      minWidth: 'min-content',
      fontSize: '13px',
      lineHeight: '1.15',
      color: 'muted',
      whiteSpace: 'nowrap',
    },
    '& [data-part=name]': {
      display: 'block',
      width: '0',
      minWidth: '100%',
      maxHeight: '2lh',
      overflow: 'hidden',
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
    '& [data-part=price]': { textStyle: 'subhead', lineHeight: '22px', color: 'ink' },
    '& [data-part=sample]': { fontSize: 'inherit' },
    '& a': { width: 'auto', paddingInline: '5', whiteSpace: 'nowrap' },
    // On a phone held sideways the widget's message is to the left of the dock.
    '@media (max-height: 500px) and (min-width: 740px)': {
      justifyContent: 'flex-end',
      gap: '5',
      '& [data-part=words]': {
        flex: '0 1 auto',
        display: 'flex',
        alignItems: 'baseline',
        gap: '3',
        textAlign: 'right',
      },
      '& [data-part=name]': { width: 'auto', minWidth: '0', maxHeight: '1lh' },
    },
    '@media (max-width: 429px)': { '& a': { paddingInline: '3' }, '& a svg': { display: 'none' } },
    '@media (max-width: 359px)': { '& a': { fontSize: '15px', whiteSpace: 'normal' } },
  },
})
