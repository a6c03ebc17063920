import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { isKiosk } from '../../device/kiosk-mode.ts'
import { hideInquiries, isSharedDevice, setSharedDevice } from '../../device/shared-device.ts'
import { CheckBox } from '../../ui/check-box.tsx'

/** The setting of a device that several people use. Rendered only in the browser. */
export function SharedDevice() {
  const [shared, setShared] = useState(isSharedDevice)
  useEffect(() => {
    if (isSharedDevice()) hideInquiries().catch(() => setShared(false))
  }, [])
  const change = (next: boolean) => {
    setShared(next)
    setSharedDevice(next).catch(() => setShared(isSharedDevice()))
  }
  // The dealer has set it, with the kiosk.
  if (isKiosk()) return null
  return (
    <Choice>
      <CheckBox type="checkbox" checked={shared} onChange={(event) => change(event.target.checked)} />
      <span>
        <b data-part="title">Several people use this device</b>
        <small data-part="note">
          No one can read what someone else typed. You’ll see only how many messages are waiting, and since when.
          Unfinished forms clear after three minutes. Waiting messages stay.
        </small>
      </span>
    </Choice>
  )
}

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    alignItems: 'start',
    maxWidth: '760px',
    minHeight: '44px',
    paddingBottom: '6',
    cursor: 'pointer',
    '& [data-part=title]': { display: 'block', fontWeight: '580' },
    '& [data-part=note]': { display: 'block', textStyle: 'small', fontSize: '14px', color: 'muted' },
  },
})
