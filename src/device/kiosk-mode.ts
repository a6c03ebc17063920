import { localSetting } from './local-setting.ts'

/** The stored settings of a kiosk, which `kiosk.ts` checks; undefined if this device is none. */
export const kioskSetting = localSetting<unknown>({
  key: 'kiosk',
  parse: (stored) => stored ?? {},
  fallback: undefined,
  whose: 'device',
})

/**
 * Whether this device is a kiosk, for code that stores something: another tab may have changed it since this page
 * began. Unreadable settings count as a kiosk too, because it must still remove personal data.
 */
export const isKiosk = (): boolean => kioskSetting.get() !== undefined

/**
 * Whether this page runs on a kiosk, for rendering: `inline-script.ts` sets `data-kiosk` before anything is rendered.
 */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
