import { dealer } from '../../content/dealer.ts'
import { ROAD_RULE } from '../../content/road-rule.ts'
import { paths } from '../../paths.ts'
import { PaperOnly } from './paper-only.tsx'
import { QrCode } from './qr-code.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'

type Props = { vehicle: Pick<ShownVehicle, 'id' | 'price' | 'samplePrice' | 'inStock'>; asOf: number }

/** What paper needs and a screen has not: the way back to the live page, and the day on which the price was true. */
export function PrintFoot({ vehicle: { id, price, samplePrice, inStock }, asOf }: Props) {
  const url = dealer.url + paths.vehicle(id)
  const kind = samplePrice ? 'Sample price' : inStock ? 'Price of the unit in stock' : 'Price of our last unit'
  return (
    <>
      <PaperOnly asChild>
        <figure>
          <QrCode text={url} />
          <figcaption>
            Scan for this cart,
            <br />
            live price and stock
          </figcaption>
        </figure>
      </PaperOnly>
      <PaperOnly asChild>
        <footer data-sheet-end="">
          {price !== undefined && `${kind} as of ${dateAndTime.format(asOf)}, before tax and title. `}
          {ROAD_RULE} {url.replace('https://', '')}
        </footer>
      </PaperOnly>
    </>
  )
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
