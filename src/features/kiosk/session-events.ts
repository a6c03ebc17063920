/** Event of the window: asks to end the session, as "Start over" does. */
export const DONE = 'kiosk-done'

/** Event of the window; its detail is for how many seconds no PIN is accepted. */
export const PIN_LOCKED = 'kiosk-pin-locked'

/** Any of these inputs says that a person is there. */
export const INPUTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const
