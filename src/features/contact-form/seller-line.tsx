import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { kioskLocation } from '../../content/kiosk-location.ts'
import { readKiosk } from '../../device/kiosk.ts'
import { isKiosk, kioskSetting } from '../../device/kiosk-mode.ts'
import { useSetting } from '../../device/local-setting.ts'
import { type Seller, useStoredSeller } from '../../device/seller.ts'
import { TextLink } from '../../ui/layout.tsx'
import { FormNote } from './form-fields.tsx'

/** The seller of this device; on a kiosk its name and its showroom instead of an event. */
export function useSeller(): Seller {
  const seller = useStoredSeller()
  // Renders again when another tab makes the device a kiosk.
  useSetting(kioskSetting)
  const kiosk = readKiosk()
  if (!kiosk) return seller
  const showroom = kioskLocation(kiosk.showroom)
  return { ...seller, event: [kiosk.name, showroom?.name].filter(Boolean).join(', ') }
}

/** Names the salesperson whose device sends the message. */
export function SellerLine({ seller, event }: Seller) {
  if (isKiosk()) return <FormNote>{`Also sent: ${event}.`}</FormNote>
  const parts = [seller && `salesperson ${seller}`, event && `event ${event}`].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <FormNote>
      <span>{`Also sent: ${parts.join(', ')}.`}</span>{' '}
      <TextLink asChild>
        <Link to={paths.device}>Change</Link>
      </TextLink>
    </FormNote>
  )
}
