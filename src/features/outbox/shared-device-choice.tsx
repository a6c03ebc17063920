import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { hideInquiries, isSharedDevice, setSharedDevice, useSharedDevice } from '../../device/shared-device.ts'
import { CheckChoice } from '../../ui/check-box.tsx'
import { underlined } from '../../ui/layout.tsx'

/** The setting for a device that several people use. Rendered only in the browser. */
export function SharedDevice() {
  const shared = useSharedDevice()
  const [isStored, setStored] = useState(true)
  useEffect(() => {
    if (isSharedDevice()) hideInquiries().catch(() => setStored(false))
  }, [])
  const change = (next: boolean) => void setSharedDevice(next).then(setStored, () => setStored(false))
  // On a kiosk the dealer has set it.
  if (isKiosk()) return null
  return (
    <>
      <CheckChoice
        title="Several people use this device"
        note="The next person can’t read what you typed."
        checked={shared}
        isStored={isStored}
        onChange={change}
      />
      <Fold>
        <summary>What else changes</summary>
        <p data-part="changes">
          They’ll see only how many messages are waiting, and for how long. A half-finished form clears after three
          minutes. Waiting messages still go out.
        </p>
      </Fold>
    </>
  )
}

/** Below the words of the choice. */
const Fold = chakra('details', {
  base: {
    maxWidth: '760px',
    paddingLeft: '34px',
    textStyle: 'small',
    color: 'muted',
    '& > summary': { ...underlined, display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: '44px' },
    '& [data-part=changes]': { paddingBottom: '2' },
  },
})
