import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { isKioskMode } from '../../hooks/kiosk-mode.ts'

const DrivewayCard = lazy(() => import('./driveway-card.tsx').then(({ DrivewayCard }) => ({ default: DrivewayCard })))

type Props = {
  id: string
  name: string
  images: readonly string[]
  /** Shows the cart through the camera of this device; undefined where it has no way to. */
  placeHere: (() => void) | undefined
}

/** The cart where somebody stands: on this device if it can and is theirs, or else on their phone. */
export function Driveway({ placeHere, ...cart }: Props) {
  const [isOpen, setOpen] = useState(false)
  const onPress = placeHere && !isKioskMode() ? placeHere : () => setOpen(true)
  return (
    <>
      <Action type="button" onClick={onPress}>
        In your driveway
      </Action>
      <Suspense>{isOpen && <DrivewayCard {...cart} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const Action = chakra('button', {
  base: {
    minHeight: '44px',
    paddingInline: '4',
    border: '1.5px solid currentColor',
    borderRadius: 'control',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
})
