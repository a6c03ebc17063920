/**
 * Whether this page runs on a kiosk: `src/before-hydration/inline-script.ts` sets `data-kiosk` before anything is rendered. For what is
 * drawn; for what is stored, `isKiosk` in `shared-device.ts` asks the storage, which another tab may have changed since.
 */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
