import { QrCode } from '../../ui/qr-code.tsx'
import { PrintOnly } from './print-only.tsx'

/** Only on paper: the way back to the page. Part of the prerendered page, so that it is there whenever the page is printed. */
export const PrintCode = ({ url }: { url: string }) => (
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
)
