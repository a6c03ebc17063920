import { paths } from '../../addresses/paths.ts'
import { isEnding, isSessionOpen } from '../../device/kiosk-session-mark.ts'

/** Whether nobody uses this kiosk: the start is shown and nobody has touched it. Another page was opened by somebody. */
export const isIdle = (): boolean => !isSessionOpen() && !isEnding() && location.pathname === paths.home
