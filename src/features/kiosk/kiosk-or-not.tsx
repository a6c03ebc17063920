import { chakra } from '@chakra-ui/react'
import { kioskHead } from '../../content/kiosk-page.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'

/** Says whether this device is a kiosk. Rendered only in the browser. */
export const KioskOrNot = () => <State>{isKioskMode() ? kioskHead.isOn : kioskHead.isOff}</State>

const State = chakra('p', { base: { textStyle: 'strong', paddingBottom: '4' } })
