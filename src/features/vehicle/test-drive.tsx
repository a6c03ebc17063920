import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { useClosed } from '../../hooks/closed.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, SpriteIcon } from '../../ui/icon.tsx'
import { colorQuery } from './color-query.ts'

type Props = {
  vehicle: Pick<Vehicle, 'id' | 'inStock' | 'status'>
  /** Which of the two buttons of the page. */
  of: 'main' | 'other'
  'data-part'?: string
}

/**
 * Asks for a test drive. The main button calls during open hours, and opens the form while the showrooms are closed. The
 * other button does the opposite. For a cart that is not here, the main button asks for word of the next one. A kiosk
 * cannot call, so it has the form alone.
 */
export function TestDrive({ vehicle: { id, inStock, status }, of, ...part }: Props) {
  const isMain = of === 'main'
  const isHydrated = useHydrated()
  const isInShowroom = isHydrated && isKioskMode()
  const isClosed = useClosed(hours.showroom)
  const opensForm = isInShowroom || (inStock ? isClosed === isMain : isMain)
  const { search } = useLocation()
  const colors = isHydrated ? colorQuery(search) : ''
  if (isInShowroom && !isMain) return null
  const variant = isMain ? 'primary' : 'outline'
  // Two separate elements, because one that changed its text would visibly jump.
  return opensForm ? (
    <Button key="form" asChild wide variant={variant} {...part}>
      <Link to={(inStock ? paths.contactTestDrive(id) : paths.contactAbout(id)) + colors}>
        {!inStock
          ? `Tell me when ${status === 'incoming' ? 'it' : 'one'} comes in`
          : isMain
            ? 'Request a test drive'
            : 'Ask for a time online'}{' '}
        <Arrow />
      </Link>
    </Button>
  ) : (
    <Button key="call" asChild wide variant={variant} {...part}>
      <a href={`tel:${dealer.phone.e164}`}>
        <SpriteIcon name="phone" /> Schedule Test Drive
      </a>
    </Button>
  )
}
