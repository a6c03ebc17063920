import { useState } from 'react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { ROAD_RULE } from '../../content/road-rule.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { usePaymentTerms } from '../../device/payment-terms.ts'
import { contactWords, readSeller } from '../../device/seller.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { isDrawing, shownPictures } from '../../lib/picture-sources.ts'
import { stockWords } from '../../lib/status-words.ts'
import { paperRows, priceTerms } from '../../lib/unit-facts.ts'
import { PrintOnly } from './print-only.tsx'
import { estimateWords } from './quote.ts'

type Props = {
  vehicle: Vehicle
  asOf: number
}

/**
 * Only on paper: the reader's payment estimate, the contact person, the condition of the unit, and the day on which the
 * price was true.
 */
export function PrintFoot({ vehicle, asOf }: Props) {
  const { price, isNew, images } = vehicle
  const [terms] = usePaymentTerms()
  const [seller] = useState(readSeller)
  const estimate = estimateWords(price, terms)
  const contact = contactWords(seller)
  return (
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
            `${isNew ? 'New' : 'Used'}, ${stockWords(vehicle).toLowerCase()}.`,
            ...paperRows(vehicle).map(({ label, value }) => `${label}: ${value}.`),
            ...(shownPictures(images).some(isDrawing) ? ['Illustration; the unit in stock may differ.'] : []),
            ...(price === undefined ? [] : [priceTerms(vehicle, dateAndTime(new Date(asOf)))]),
            ROAD_RULE,
          ].join(' ')}
        </span>
      </footer>
    </PrintOnly>
  )
}
