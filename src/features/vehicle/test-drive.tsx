import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { CLOSED } from '../../ui/page-marks.ts'
import { colorQuery } from './color-query.ts'

type Props = {
  vehicle: Pick<Vehicle, 'id' | 'inStock' | 'status'>
  /** Which of the two buttons of the page. */
  of: 'main' | 'other'
  'data-part'?: string
}

/**
 * Asks for a test drive. The main button calls during open hours, and opens the form while the showrooms are closed. The
 * other button does the opposite. Both are in the page, and a mark on the document says before the first paint which is
 * shown. For a cart that is not here, the main button asks for word of the next one. A kiosk cannot call, so its main
 * button opens the form.
 */
export function TestDrive({ vehicle: { id, inStock, status }, of, ...part }: Props) {
  const isMain = of === 'main'
  const isHydrated = useHydrated()
  const isInShowroom = isHydrated && isKioskMode()
  const { search } = useLocation()
  const colors = isHydrated ? colorQuery(search) : ''
  const variant = isMain ? 'primary' : 'outline'
  const isAlone = !inStock || isInShowroom
  const whileOpen = isAlone ? undefined : 'open'
  const whileClosed = isAlone ? undefined : 'closed'
  return (
    <OneOf {...part}>
      {(isMain || inStock) && (
        <Button asChild wide variant={variant} data-while={isMain ? whileClosed : whileOpen}>
          <Link to={(inStock ? paths.contactTestDrive(id) : paths.contactAbout(id)) + colors}>
            {!inStock
              ? `Tell me when ${status === 'incoming' ? 'it' : 'one'} comes in`
              : isMain
                ? 'Request a test drive'
                : 'Request it online'}{' '}
            <Arrow />
          </Link>
        </Button>
      )}
      {!(isMain && isAlone) && (
        <Button asChild wide variant={variant} data-while={isMain ? whileOpen : whileClosed}>
          <a href={`tel:${dealer.phone.e164}`}>
            <Icon name="phone" /> Schedule Test Drive
          </a>
        </Button>
      )}
    </OneOf>
  )
}

/** As wide as the wider of its buttons. */
const OneOf = chakra('div', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    [`html${CLOSED} &`]: { '& > [data-while=open]': { visibility: 'hidden' } },
    [`html:not(${CLOSED}) &`]: { '& > [data-while=closed]': { visibility: 'hidden' } },
  },
})
