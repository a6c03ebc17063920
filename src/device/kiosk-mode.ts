/** Whether this page runs on a kiosk: `data-kiosk` on the document is there before anything is rendered. */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
