import { storagePreference } from './storage-preference.ts'

/** Width of this screen in dots, however the device is held. */
export const screenPixels = (): number => Math.round(Math.min(screen.width, screen.height) * devicePixelRatio)

/**
 * How wide stored pictures should be, in dots: as the screen on which "Save everything" was pressed, or else as this
 * one.
 */
export function picturePixels(): number {
  const preference = storagePreference.get()
  return typeof preference === 'object' ? preference.pixels : screenPixels()
}
