import { storagePreference } from './storage-preference.ts'

/** Dots across this screen, whichever way the device is held. */
export const screenPixels = (): number => Math.round(Math.min(screen.width, screen.height) * devicePixelRatio)

/** Dots that saved pictures should fill: those of the screen on which "Save everything" was pressed, or of this one. */
export function picturePixels(): number {
  const preference = storagePreference.get()
  return typeof preference === 'object' ? preference.pixels : screenPixels()
}
