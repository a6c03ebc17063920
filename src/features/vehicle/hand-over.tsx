import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { usePaymentTerms } from '../../device/payment-terms.ts'
import { contactWords, readSeller } from '../../device/seller.ts'
import { priceLabel } from '../../lib/money.ts'
import { QrCard, Small } from '../../ui/qr-card.tsx'
import { sharePage } from '../../ui/share-page.ts'
import { colorQuery } from './color-query.ts'
import { estimateWords } from './quote.ts'

type Props = { vehicle: Vehicle; asOf: number; onClose: () => void }

/** A card with the QR code of one cart, to show to a customer. Sharing it adds the payment and the seller. */
export function HandOver({ vehicle, asOf, onClose }: Props) {
  const { id, name, price, samplePrice } = vehicle
  const label = useAsOfLabel(asOf)
  const { search } = useLocation()
  const url = dealer.url + paths.vehicle(id) + colorQuery(search).replace('&', '?')
  const [terms] = usePaymentTerms()
  const [seller] = useState(readSeller)
  const estimate = estimateWords(price, terms)
  const cost = samplePrice ? `sample price ${priceLabel(price)}` : priceLabel(price)
  const facts = [name, cost, price !== undefined && label && `as of ${label}`]
  const quote = [`${facts.filter(Boolean).join(', ')}.`, estimate, estimate && ESTIMATE_RULE, contactWords(seller)]
  return (
    <QrCard
      labelledBy="hand-over-name"
      url={url}
      onShare={(button) => void sharePage({ title: name, url, text: quote.filter(Boolean).join(' ') }, button)}
      onClose={onClose}
      carts={[vehicle]}
      words={
        <>
          <Name id="hand-over-name">{name}</Name>
          <Cost>{priceLabel(price)}</Cost>
          {price !== undefined && (
            <Small>
              {`${samplePrice ? 'Sample price, before' : 'Before'} tax and title.${label ? ` As of ${label}.` : ''}`}
            </Small>
          )}
        </>
      }
      scan={
        <>
          Scan to open this cart on your phone
          <Address>
            {dealer.url.replace('https://', '')}
            <wbr />
            {paths.vehicle(id)}
          </Address>
        </>
      }
    />
  )
}

const Name = chakra('h2', { base: { textStyle: 'heading', overflowWrap: 'anywhere' } })

const Cost = chakra('p', { base: { textStyle: 'heading' } })

const Address = chakra('span', { base: { display: 'block', fontWeight: '600', overflowWrap: 'anywhere' } })
