import { chakra } from '@chakra-ui/react'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { priceWords } from '../../lib/money.ts'
import { QrCard, Small } from '../../ui/qr-card.tsx'
import { sharePage } from '../../ui/share-page.ts'

type Props = { vehicles: readonly Vehicle[]; asOf: number; onClose: () => void }

/** A card of the compared carts with a QR code that opens the same comparison on another phone. */
export function CompareQrCard({ vehicles, asOf, onClose }: Props) {
  const label = useAsOfLabel(asOf)
  const url = dealer.url + paths.compareCarts(vehicles.map(({ id }) => id))
  return (
    <QrCard
      labelledBy="qr-card-carts"
      url={url}
      onShare={(button) => void sharePage({ title: 'Golf carts, side by side', url }, button)}
      onClose={onClose}
      carts={vehicles}
      words={
        <>
          <Title id="qr-card-carts">{vehicles.length === 1 ? 'Your cart' : `Your ${vehicles.length} carts`}</Title>
          <List>
            {vehicles.map(({ id, name, ...price }) => (
              <Line key={id}>
                {name} <Cost>{priceWords(price)}</Cost>
              </Line>
            ))}
          </List>
          <Small>{`Before tax and title.${label ? ` As of ${label}.` : ''}`}</Small>
        </>
      }
      scan="Scan to compare them on your phone"
    />
  )
}

const Title = chakra('h2', { base: { textStyle: 'subhead', paddingBottom: '1' } })

const List = chakra('ul', { base: { width: 'var(--column)', marginInline: 'auto', paddingBottom: '1' } })

const Line = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'left' },
})

const Cost = chakra('b', { base: { fontWeight: '600', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })
