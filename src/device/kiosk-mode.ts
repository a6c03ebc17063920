import { localSetting } from './local-setting.ts'

/** The name of the settings of a kiosk, which `kiosk.ts` reads. */
export const KIOSK_KEY = 'kiosk'

/**
 * Whether this device is a kiosk, for what is stored: another tab may have changed it since this page began. Settings that cannot be
 * read are those of a kiosk, too: it must still remove personal data.
 */
export const isKiosk = localSetting({ key: KIOSK_KEY, parse: () => true, fallback: false, whose: 'device' }).get

/** Whether this page runs on a kiosk, for what is drawn: `inline-script.ts` sets `data-kiosk` before anything is rendered. */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
