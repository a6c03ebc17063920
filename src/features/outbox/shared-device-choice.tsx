import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { hideInquiries, isSharedDevice, setSharedDevice } from '../../device/shared-device.ts'
import { CheckChoice } from '../../ui/check-box.tsx'

/** The setting for a device that several people use. Rendered only in the browser. */
export function SharedDevice() {
  const [shared, setShared] = useState(isSharedDevice)
  useEffect(() => {
    if (isSharedDevice()) hideInquiries().catch(() => setShared(false))
  }, [])
  const change = (next: boolean) => {
    setShared(next)
    setSharedDevice(next).catch(() => setShared(isSharedDevice()))
  }
  // On a kiosk the dealer has set it.
  if (isKiosk()) return null
  return (
    <Box>
      <CheckChoice
        title="Several people use this device"
        note="Nobody sees what the last person typed, just how many messages are waiting and since when. A half-finished form is wiped after three minutes. Waiting messages stay."
        checked={shared}
        onChange={change}
      />
    </Box>
  )
}

const Box = chakra('div', { base: { paddingBottom: '6' } })
