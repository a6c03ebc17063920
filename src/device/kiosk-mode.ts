/** Whether this page runs on a kiosk: `src/before-hydration/inline-script.ts` sets `data-kiosk` before anything is rendered. */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
