import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'

const DrivewayCard = lazyOnPress(async () => (await import('./driveway-card.tsx')).DrivewayCard)

type Props = {
  vehicle: Vehicle
  /** Shows the cart through this device's camera; returns false if it cannot. */
  placeHere: () => boolean
}

/** The cart in augmented reality: on this device if it can and belongs to the visitor, otherwise on their phone. */
export function Driveway({ vehicle, placeHere }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onPress = () => setOpen(isKioskMode() || !placeHere())
  return (
    <>
      <Action type="button" onClick={onPress}>
        In your driveway
      </Action>
      {isOpen && <DrivewayCard vehicle={vehicle} onClose={close} onMissing={close} />}
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
