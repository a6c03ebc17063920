/** Whether this page runs on a kiosk: the inline script of index.html sets `data-kiosk` before anything is rendered. */
export const isKioskMode = (): boolean => 'kiosk' in document.documentElement.dataset
