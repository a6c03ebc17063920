import { useState } from 'react'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { paymentExample } from '../../content/payment-example.ts'
import { ROAD_RULE } from '../../content/road-rule.ts'
import { usePaymentTerms } from '../../device/payment-terms.ts'
import { readSeller } from '../../device/seller.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { viewOf } from '../../lib/picture-sources.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { PrintOnly } from './print-only.tsx'
import { contactWords, estimateWords } from './quote.ts'
import type { ShownVehicle } from './shown-vehicle.ts'

type Props = {
  vehicle: Pick<ShownVehicle, 'id' | 'price' | 'samplePrice' | 'isNew' | 'inStock' | 'images'>
  asOf: number
}

/**
 * Only on paper: the payment that the reader has worked out, whom to ask for, the QR code of the page, the condition of the unit, and
 * the day on which the price was true.
 */
export function PrintFoot({ vehicle: { id, price, samplePrice, isNew, inStock, images }, asOf }: Props) {
  const url = dealer.url + paths.vehicle(id)
  const [terms] = usePaymentTerms(paymentExample)
  const [seller] = useState(readSeller)
  const estimate = estimateWords(price, terms)
  const contact = contactWords(seller)
  const kind = samplePrice ? 'Sample price' : inStock ? 'This cart’s price' : 'Our last one’s price'
  return (
    <>
      <PrintOnly asChild>
        <figure data-print="code">
          <QrCode text={url} />
          <figcaption>
            Scan for this cart,
            <br />
            live price and stock
          </figcaption>
        </figure>
      </PrintOnly>
      <PrintOnly asChild>
        <footer data-sheet-end="">
          {estimate && (
            <p>
              <b>{estimate}</b> {ESTIMATE_RULE}
            </p>
          )}
          {contact && <p>{contact}</p>}
          <span>
            {[
              `${isNew ? 'New' : 'Used'}, ${inStock ? 'in stock' : 'out of stock'}.`,
              ...(images.some(viewOf) ? ['Illustration; the unit in stock may differ.'] : []),
              ...(price === undefined ? [] : [`${kind} as of ${dateAndTime(new Date(asOf))}, before tax and title.`]),
              ROAD_RULE,
            ].join(' ')}
          </span>{' '}
          <span data-print="address">{url.replace('https://', '')}</span>
        </footer>
      </PrintOnly>
    </>
  )
}
