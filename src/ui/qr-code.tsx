import { encode } from 'uqr'
import { qrPath } from '../lib/qr-path.ts'

/** A QR code drawn in the text color, with its own quiet zone of four modules. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code: ${text}`} shapeRendering="crispEdges">
      <path d={qrPath(data)} />
    </svg>
  )
}
