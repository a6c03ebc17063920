import { useEffect, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { readSeller, type Seller } from '../../device/seller.ts'
import { TextLink } from '../../ui/layout.tsx'

/** Who sells with this device now: another window may set it while a form stands open. */
export function useSeller(): Seller {
  const [seller, setSeller] = useState(readSeller)
  useEffect(() => {
    const read = () => setSeller(readSeller())
    // A page in the back/forward cache receives no events of other pages.
    const types = ['storage', 'pageshow']
    for (const type of types) addEventListener(type, read)
    return () => {
      for (const type of types) removeEventListener(type, read)
    }
  }, [])
  return seller
}

/** What goes with the message besides what is typed, on the device of a salesperson. */
export function SellerLine({ seller, event }: Seller) {
  const parts = [seller && `seller ${seller}`, event && `event ${event}`].filter(Boolean)
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
