/** How many dots of this screen a picture fills, whichever way the device is held. */
export const screenPixels = (): number => Math.round(Math.min(screen.width, screen.height) * devicePixelRatio)
