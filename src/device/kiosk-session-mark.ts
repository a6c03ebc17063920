import { asBoolean, localSetting } from './local-setting.ts'

const open = localSetting({ key: 'kiosk-session', parse: asBoolean, fallback: false, whose: 'person' })

/** Not a setting of the person, because those are removed first, and this has to last until the end is finished. */
const endUnfinished = localSetting({ key: 'kiosk-ending', parse: asBoolean, fallback: false, whose: 'device' })

/**
 * Whether a person has used this kiosk since the last session ended. Survives a reload and a crash, after which the
 * session ends by itself.
 */
export const isKioskSessionOpen = open.get

export const openKioskSession = () => open.set(true)

/** Whether another document has begun to end the session and left the rest to this one. */
export const isEndUnfinished = endUnfinished.get

export const markEndUnfinished = () => endUnfinished.set(true)

export const markEndFinished = () => endUnfinished.set(false)
