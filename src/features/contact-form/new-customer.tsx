import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { removePersonSettings } from '../../device/local-setting.ts'
import { readSeller } from '../../device/seller.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { sentInquiryOf } from '../../outbox/sent-inquiry.ts'
import { Button } from '../../ui/button.tsx'
import { putDraftsAside } from './drafts-store.ts'

function forgetCustomer() {
  putDraftsAside()
  removePersonSettings()
}

/**
 * After a message, starts the next one: without the last customer's shortlist, payment and drafts, or for the same
 * customer with the cart, the shortlist and the payment. Only on a device on which several people write.
 */
export function NewCustomer() {
  const { state } = useLocation()
  const saved = useShortlist()
  // The prerendered page knows no message.
  const sent = useHydrated() ? sentInquiryOf(state) : undefined
  if (!sent || !isForSeveral()) return null
  return (
    <Row aria-label="Next message">
      <Button asChild variant="quiet" size="sm">
        <Link to={paths.contact} onClick={forgetCustomer}>
          New customer
        </Link>
      </Button>
      {(sent.vehicle || saved.length > 0) && (
        <Button asChild variant="quiet" size="sm">
          <Link to={sent.vehicle ? paths.contactAbout(sent.vehicle.id) : paths.contact} onClick={putDraftsAside}>
            {`New customer, same ${sent.vehicle ? 'cart' : 'saved carts'}`}
          </Link>
        </Button>
      )}
    </Row>
  )
}

const isForSeveral = () => isSharedDevice() || Object.keys(readSeller()).length > 0

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    paddingTop: '3',
    marginLeft: '-2',
    // Stays visible above the connection widget while the person reads what happened to the message.
    position: 'sticky',
    bottom: 'calc(var(--floor) + 48px)',
    background: 'page',
  },
})
