import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { useClosed } from '../../hooks/closed.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, SpriteIcon } from '../../ui/icon.tsx'
import { colorQuery } from './color-query.ts'

type Props = {
  id: string
  /** Which of the two buttons of the page. */
  of: 'main' | 'other'
  'data-part'?: string
}

/**
 * Asks for a test drive. The main button calls during open hours, and opens the form while the showrooms are closed. The
 * other button does the opposite. A kiosk cannot call, so it has the form alone.
 */
export function TestDrive({ id, of, ...part }: Props) {
  const isMain = of === 'main'
  const isHydrated = useHydrated()
  const isInShowroom = isHydrated && isKioskMode()
  const opensForm = useClosed(hours.showroom) === isMain || isInShowroom
  const { search } = useLocation()
  const colors = isHydrated ? colorQuery(search) : ''
  if (isInShowroom && !isMain) return null
  const variant = isMain ? 'primary' : 'outline'
  // Two separate elements, because one that changed its text would visibly jump.
  return opensForm ? (
    <Button key="form" asChild wide variant={variant} {...part}>
      <Link to={paths.contactTestDrive(id) + colors}>
        {isMain ? 'Request a test drive' : 'Ask for a time online'} <Arrow />
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
