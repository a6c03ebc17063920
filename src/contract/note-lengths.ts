/** The longest name of a seller or an event, in characters, on the device, in the form and on the server. */
export const SELLER_LENGTH = 60
export const EVENT_LENGTH = 80

/** The longest wish for colors, in characters. */
export const COLORS_LENGTH = 120
