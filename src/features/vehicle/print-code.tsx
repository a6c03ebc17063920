import { QrCode } from '../../ui/qr-code.tsx'
import { PrintOnly } from './print-only.tsx'

/** Only on paper: a QR code of the page. Prerendered, so that it is always there for printing. */
export const PrintCode = ({ url }: { url: string }) => (
  <PrintOnly asChild>
    <figure data-print="code">
      <QrCode text={url} />
      <figcaption>
        Scan for the latest
        <br />
        price and stock
      </figcaption>
    </figure>
  </PrintOnly>
)
