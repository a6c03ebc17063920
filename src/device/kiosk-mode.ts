import { localSetting } from './local-setting.ts'

/** The settings of a kiosk as they are stored, which `kiosk.ts` checks; undefined where this device is none. */
export const kioskSetting = localSetting<unknown>({
  key: 'kiosk',
  parse: (stored) => stored ?? {},
  fallback: undefined,
  whose: 'device',
})

/**
 * Whether this device is a kiosk, for what is stored: another tab may have changed it since this page began. Settings that cannot be
 * read are those of a kiosk, too: it must still remove personal data.
 */
export const isKiosk = (): boolean => kioskSetting.get() !== undefined

/** Whether this page runs on a kiosk, for what is drawn: `inline-script.ts` sets `data-kiosk` before anything is rendered. */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
