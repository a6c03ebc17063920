/** Event of the window; its detail is for how many seconds no PIN is taken. */
export const PIN_LOCKED = 'kiosk-pin-locked'
