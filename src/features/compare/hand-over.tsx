import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useNow } from '../../hooks/now.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { paths } from '../../paths.ts'
import { HeldOutCard, Small } from '../../ui/held-out-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { priceLabel } from '../../ui/price.tsx'
import { sharePage } from '../../ui/share-page.ts'

type Props = { vehicles: readonly Vehicle[]; asOf: number; onClose: () => void }

/** The compared carts on a card to be held out; its code opens the same comparison on another phone. */
export function HandOver({ vehicles, asOf, onClose }: Props) {
  const now = useNow()
  const url = dealer.url + paths.compareCarts(vehicles.map(({ id }) => id))
  return (
    <HeldOutCard
      labelledBy="hand-over-carts"
      url={url}
      onShare={() => void sharePage({ title: 'Carts compared', url })}
      onClose={onClose}
      pictures={
        <Pictures data-carts={vehicles.length}>
          {vehicles.map(({ id, name, images, specifications }) => (
            <div key={id}>
              <Picture
                src={images[0]}
                alt=""
                sizes="45vw"
                upTo={480}
                width={480}
                height={360}
                name={name}
                seats={Number(specifications.seatingCapacity) || undefined}
              />
            </div>
          ))}
        </Pictures>
      }
      words={
        <>
          <Title id="hand-over-carts">{vehicles.length === 1 ? 'Your cart' : `Your ${vehicles.length} carts`}</Title>
          <List>
            {vehicles.map(({ id, name, price, samplePrice }) => (
              <li key={id}>
                {name}{' '}
                <b>
                  {priceLabel(price)}
                  {samplePrice && ' (sample price)'}
                </b>
              </li>
            ))}
          </List>
          <Small>Before tax and title.{now !== undefined && ` As of ${asOfLabel(asOf, now)}.`}</Small>
        </>
      }
      scan="Scan to compare them on your phone"
    />
  )
}

const Pictures = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: '1fr',
    '&[data-carts="1"]': { gridTemplateColumns: '1fr' },
    // Wide and low: all in one row.
    '@media (orientation: portrait) and (min-width: 600px)': {
      '&[data-carts]': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    },
    '& > div': { position: 'relative' },
  },
})

const Title = chakra('h2', { base: { textStyle: 'subhead', paddingBottom: '1' } })

const List = chakra('ul', {
  base: {
    width: 'min(380px, 86vw)',
    '@media (orientation: landscape)': { maxWidth: '44vw' },
    marginInline: 'auto',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'left' },
    '& b': { fontWeight: '600', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})
