/** Event of the window that ends the session, like "Start over". */
export const DONE = 'kiosk-done'

/** Event of the window. Its detail says for how many seconds no PIN is accepted. */
export const PIN_LOCKED = 'kiosk-pin-locked'

/** Inputs that show that a person is there. */
export const INPUTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const
