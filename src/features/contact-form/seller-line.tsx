import { useEffect, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { kioskLocation } from '../../content/kiosk-location.ts'
import { readKiosk } from '../../device/kiosk.ts'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { readSeller, type Seller } from '../../device/seller.ts'
import { TextLink } from '../../ui/layout.tsx'

/** On a kiosk: its name and its showroom instead of an event. */
function sellerHere(): Seller {
  const kiosk = readKiosk()
  if (!kiosk) return readSeller()
  const place = kioskLocation(kiosk.showroom)
  return { ...readSeller(), event: [kiosk.name, place?.name].filter(Boolean).join(', ') }
}

/** The seller of this device, which another window may change while a form is open. */
export function useSeller(): Seller {
  const [seller, setSeller] = useState(sellerHere)
  useEffect(() => {
    const read = () => setSeller(sellerHere())
    // A page in the back/forward cache gets no events from other pages.
    const types = ['storage', 'pageshow']
    for (const type of types) addEventListener(type, read)
    return () => {
      for (const type of types) removeEventListener(type, read)
    }
  }, [])
  return seller
}

/** Names the salesperson whose device sends the message. */
export function SellerLine({ seller, event }: Seller) {
  if (isKiosk()) return <p data-part="note">{`Also sent: ${event}.`}</p>
  const parts = [seller && `salesperson ${seller}`, event && `event ${event}`].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p data-part="note">
      <span>{`Also sent: ${parts.join(', ')}.`}</span>{' '}
      <TextLink asChild>
        <Link to={paths.device}>Change</Link>
      </TextLink>
    </p>
  )
}
